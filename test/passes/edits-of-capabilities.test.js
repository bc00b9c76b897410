import ava from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { addClause, addOperation, addStatic, before } from '../support/edits/insertions.js';
import { outcome } from '../support/edits/tools.js';
import { oneIn } from '../support/extent.js';
import { appliedIn, generated } from '../support/generated.js';
import { sharedTrace, testTraces } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents that ask a capability for its parts where it is a field of another Record, or take them away. */

const SOURCE = sourceOf('es2025');

const ERROR_OF_ITS_OWN = 'Let _selfResolutionError_ be _own_.[[Promise]].';

const CASES = [
  {
    title: 'that a resolving function makes itself',
    source: [
      'Let _own_ be ! NewPromiseCapability(%Promise%).',
      'Perform ! Call(_own_.[[Reject]], *undefined*, « _promise_ »).',
    ].reduce(
      (source, step) =>
        before('sec-promise-resolve-functions', 'Let _selfResolutionError_', step)(source),
      edit(SOURCE, /(Let _selfResolutionError_ be) .*/.exec(SOURCE)[0], ERROR_OF_ITS_OWN),
    ),
    program(P, log) {
      const functions = {};
      const promise = new P((resolve) => Object.assign(functions, { resolve }));
      functions.resolve(promise);
      promise.catch((reason) => log(reason instanceof P && reason !== promise));
    },
    expected: ['true'],
  },
  {
    title: 'of which one function is both',
    source: edit(
      SOURCE,
      '[[Reject]]: _resolvingFunctions_.[[Reject]] }',
      '[[Reject]]: _resolvingFunctions_.[[Resolve]] }',
    ),
    program(P, log) {
      const { resolve, reject } = P.withResolvers();
      log(resolve === reject);
      const thenable = P.resolve();
      thenable.then = (onFulfilled, onRejected) => log(onFulfilled === onRejected);
      P.race([thenable]);
    },
    expected: ['true', 'true'],
  },
  {
    title: 'in a reaction',
    source: edit(
      SOURCE,
      'HostCallJobCallback(_handler_, *undefined*',
      'HostCallJobCallback(_handler_, _reaction_.[[Capability]].[[Promise]]',
    ),
    program(P, log) {
      const promise = P.resolve(1).then(function () {
        log(this === promise);
      });
    },
    expected: ['true'],
  },
  {
    title: 'in a Record of the document',
    source: addClause(SOURCE, 'sec-promise.reject', 'id="sec-promise.of"', 'Promise.of ( _x_ )', [
      'Let _capability_ be ? NewPromiseCapability(%Promise%).',
      'Let _holder_ be the Record { [[Held]]: _capability_ }.',
      'Perform ? Call(_holder_.[[Held]].[[Resolve]], *undefined*, « _x_ »).',
      'Return _holder_.[[Held]].[[Promise]].',
    ]),
    program(P, log, see) {
      see(P.of(1));
    },
    expected: ['it is fulfilled: 1'],
  },
  {
    title: 'whose functions are gone when its executor is called again',
    source: addClause(SOURCE, 'sec-promise.reject', 'id="sec-promise.of"', 'Promise.of ( _x_ )', [
      'Let _C_ be the *this* value.',
      'Let _capability_ be ? NewPromiseCapability(_C_).',
      'Set _capability_.[[Resolve]] to *undefined*.',
      'Set _capability_.[[Reject]] to *undefined*.',
      'Perform ? Call(_x_, *undefined*).',
      'Return _capability_.[[Resolve]].',
    ]),
    program(P, log) {
      const executors = [];
      const construct = (executor) => {
        executors.push(executor);
        executor(log, log);
      };
      P.of.call(
        function (executor) {
          construct(executor);
        },
        () => outcome(log, () => construct(executors[0])),
      );
    },
    expected: ['throws TypeError'],
  },
  {
    title: 'that a constructor has only if it likes',
    source: edit(
      SOURCE,
      '1. If IsConstructor(_C_) is *false*, throw',
      [
        '1. Let _lazy_ be ? Get(_C_, *"lazy"*).',
        '1. If _lazy_ is *true*, return *undefined*.',
        '1. If IsConstructor(_C_) is *false*, throw',
      ].join('\n'),
    ),
    program(P, log) {
      class Lazy extends P {}
      Lazy.lazy = true;
      const lazy = new Lazy((resolve) => resolve(1));
      log(lazy.then((value) => log(`told ${value}`)));
    },
    expected: ['undefined', 'told 1'],
  },
  {
    title: 'among the rest of what an operation is given',
    source: addOperation(
      before(
        'sec-promise.prototype.then',
        'Return PerformPromiseThen',
        'Perform ? Show(_onFulfilled_, _resultCapability_).',
      )(SOURCE),
      'Show',
      '_shown_, ..._rest_',
      [
        'Let _capability_ be _rest_[0].',
        'Perform ? Call(_shown_, *undefined*, « _capability_.[[Resolve]] »).',
      ],
    ),
    program(P, log) {
      new P(() => {}).then((resolve) => log(typeof resolve));
    },
    expected: ['function'],
  },
];

testTraces(test, CASES);

const CAPABILITY = [
  'Let _C_ be the *this* value.',
  'Let _capability_ be ? NewPromiseCapability(_C_).',
];

/** Capabilities of a document's own that go where nobody follows them. */
const ASTRAY = {
  'in a List': addStatic(SOURCE, 'Promise.of ( _x_ )', [
    ...CAPABILITY,
    'For each element _each_ of « _capability_ », do',
    '  Perform ? Call(_each_.[[Resolve]], *undefined*, « _x_ »).',
    'Return _capability_.[[Promise]].',
  ]),
  'in a variable that may hold another one': addStatic(SOURCE, 'Promise.of ( _x_ )', [
    ...CAPABILITY,
    'Let _other_ be _capability_.',
    'If _x_ is *undefined*, set _other_ to ? NewPromiseCapability(%Promise%).',
    'Perform ? Call(_other_.[[Resolve]], *undefined*, « _x_ »).',
    'Return _other_.[[Promise]].',
  ]),
  'that an operation returns': addStatic(
    addOperation(SOURCE, 'Make', '_C_', [
      CAPABILITY[1],
      'If _capability_.[[Promise]] is *undefined*, throw a *TypeError* exception.',
      'Return _capability_.',
    ]),
    'Promise.of ( _x_ )',
    [
      CAPABILITY[0],
      'Let _capability_ be ? Make(_C_).',
      'Perform ? Call(_capability_.[[Resolve]], *undefined*, « _x_ »).',
      'Return _capability_.[[Promise]].',
    ],
  ),
};

const someAstray = oneIn(6, test);
for (const [title, source] of Object.entries(ASTRAY)) {
  someAstray(`a capability ${title} costs no pass, and its site is named`, (t) => {
    const options = { edition: 'es2025', target: 'es2022' };
    t.deepEqual(appliedIn(source, options), appliedIn(SOURCE, options));
    const { report } = generated(source, { ...options, preset: 'fast' });
    const { applied, declined } = report.find(({ name }) => name === 'capability-bypass');
    t.deepEqual(applied, ['NewPromiseCapability']);
    t.is(declined[0].why, 'a capability is used in a way that is not known');
    sharedTrace(t, source, (P, log, see) => {
      see(P.of(1));
      see(P.of(P.reject(2)));
      class Derived extends P {}
      log(Derived.of(P.resolve(3)) instanceof Derived);
      see(Derived.of({ then: (resolve) => resolve(4) }));
    });
  });
}

/** A document whose promises of %Promise% itself are noted, behind the call of the constructor. */
const noted = addOperation(
  before(
    'sec-newpromisecapability',
    'If IsCallable(_promiseCapability_.[[Resolve]])',
    'If SameValue(_C_, %Promise%) is *true*, perform ? Note().',
  )(sourceOf('es2015')),
  'Note',
  '',
  ['Let _note_ be Get(%Promise%, *"note"*).', 'ReturnIfAbrupt(_note_).', 'Return *undefined*.'],
);

testTraces(test, [
  {
    title: 'what is done for %Promise% alone is not done for a subclass that declares itself pure',
    source: noted,
    edition: 'es2015',
    program(P, log) {
      class Pure extends P {}
      Object.defineProperty(Pure, 'noSideEffects', { value: true });
      Object.defineProperty(P, 'note', { get: () => log('noted') });
      P.resolve(1);
      log('of a subclass');
      Pure.resolve(2).then();
    },
    expected: ['noted', 'of a subclass'],
  },
]);

const FIRST = 'If _resolvingFunctions_.[[Resolve]] is not *undefined*, throw';
const KEEP = 'Set _resolvingFunctions_.[[Resolve]] to _resolve_.';
const CHECK = 'If IsCallable(_reject_) is *false*, throw a *TypeError* exception.';
const NEW = 'sec-newpromisecapability';
const OFTEN = 'Set _resolvingFunctions_.[[Resolve]] to *undefined*.';

/** Executors that do more than to keep what they are given. @type {Record<string, {source: string, called: string[]}>} */
const EXECUTORS = {
  'asks first': {
    source: before(NEW, FIRST, CHECK)(SOURCE),
    called: ['throws TypeError', 'undefined'],
  },
  'asks in between': {
    source: before(NEW, KEEP, CHECK)(SOURCE),
    called: ['throws TypeError', 'undefined'],
  },
  'forgets what it has': {
    source: before(
      NEW,
      FIRST,
      OFTEN,
    )(SOURCE).replace(/^ *1\. If _resolvingFunctions_\.\[\[Reject\]\] is not.*\n/m, ''),
    called: ['undefined', 'undefined'],
  },
};

for (const [title, { source, called }] of Object.entries(EXECUTORS)) {
  test(`an executor ${title}`, (t) => {
    const trace = sharedTrace(t, source, (P, log, see) => {
      P.reject.call(function (executor) {
        outcome(log, () => executor(log));
        outcome(log, () => executor(log, log));
      }, 1);
      see(P.resolve(1).then());
      see(P.all([P.reject(2)]));
    });
    t.deepEqual(trace.slice(0, 2), called);
  });
}

test('what an executor asks first costs no more than the passes that leave its steps out', (t) => {
  const options = { edition: 'es2025', target: 'es2022' };
  const { report } = generated(EXECUTORS['asks in between'].source, { ...options, preset: 'fast' });
  const lost = report.filter(
    ({ name, applied }) => applied.length === 0 && appliedIn(SOURCE, options).includes(name),
  );
  const [first, ...others] = lost.map(({ name }) => name);
  t.is(first, 'array-combinators');
  t.is(others.length, 4);
});
