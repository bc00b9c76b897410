import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addOperation, addStatic } from '../support/edits/insertions.js';
import { FOLLOWING_TARGETS, FOLLOWING, oneIn } from '../support/extent.js';
import { tracedOn } from '../support/loaded.js';

const test = oneIn(3, ava);

/** A closure captures values: where its steps set such a variable, each call begins with what was captured. */

const SOURCE = sourceOf('es2025');

const ENQUEUES = 'Perform HostEnqueuePromiseJob(_job_.[[Job]], _job_.[[Realm]]).';

const counts = addStatic(
  addOperation(SOURCE, 'NewCountingJob', '_f_, _n_', [
    'Let _job_ be a new Job Abstract Closure with no parameters that captures _f_ and _n_ and performs the following steps when called:',
    '  Set _n_ to _n_ + 1.',
    '  Return ? Call(_f_, *undefined*, « _n_ »).',
    'Return the Record { [[Job]]: _job_, [[Realm]]: *null* }.',
  ]),
  'Promise.peek ( _f_, _n_ )',
  ['Let _job_ be NewCountingJob(_f_, _n_).', ENQUEUES, ENQUEUES, 'Return 1.'],
);

/** Gives both functions of a `finally` to a thenable that calls each twice. */
const callsTwice = (P, log) => {
  const call = (callback) => {
    try {
      callback(1);
      log('called');
    } catch ({ name }) {
      log(name);
    }
  };
  const thenable = {
    constructor: P,
    then(onFulfilled, onRejected) {
      for (const callback of [onFulfilled, onFulfilled, onRejected]) call(callback);
    },
  };
  P.prototype.finally.call(thenable, () => log('finally'));
};

const settlesTwice = (P, log, see) => {
  const { promise, resolve, reject } = P.withResolvers();
  resolve(1);
  resolve(2);
  reject(3);
  see(promise);
};

const DOCUMENTS = {
  'of finally': {
    source: edited(
      [
        [
          '1. Let _p_ be ? PromiseResolve(_C_, _result_).\n1. Let _returnValue_',
          '1. Let _p_ be ? PromiseResolve(_C_, _result_).\n1. Set _onFinally_ to *undefined*.\n1. Let _returnValue_',
          'sec-promise.prototype.finally',
        ],
      ],
      SOURCE,
    ),
    program: callsTwice,
    expected: ['finally', 'called', 'finally', 'called', 'finally', 'called'],
  },
  'of a job that is enqueued twice': {
    source: counts,
    program: (P, log) => P.peek(log, 3),
    expected: ['4', '4'],
  },
  'of a resolve function, itself': {
    source: edited(
      [
        [
          '1. If SameValue(_resolution_, _promise_) is *true*, then',
          '1. Set _F_ to *undefined*.\n1. If SameValue(_resolution_, _promise_) is *true*, then',
          'sec-promise-resolve-functions',
        ],
      ],
      SOURCE,
    ),
    program: settlesTwice,
    expected: ['it is fulfilled: 1'],
  },
};

for (const [title, { source, program, expected }] of Object.entries(DOCUMENTS))
  for (const target of FOLLOWING_TARGETS)
    test(`a variable that a closure sets begins anew in each call, ${title}: ${target}`, (t) => {
      for (const preset of FOLLOWING)
        t.deepEqual(
          tracedOn(source, { preset, target, edition: 'es2025' }, program),
          expected,
          preset,
        );
    });
