import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { testEdits } from '../support/edit-tests.js';
import { EDITS as REACTIONS } from '../support/edits/reactions.js';
import { EDITS as THEN } from '../support/edits/then.js';
import { addStatic, all, before } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace, testTraces, tracedOn } from '../support/loaded.js';

const test = oneIn(3, ava);

testEdits(test, REACTIONS);
testEdits(test, THEN);

const CLAUSE = 'sec-promise.prototype.then';
const THENS = 'PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_)';
const PENDING = '1. If _promise_.[[PromiseState]] is ~pending~, then';

testTraces(test, [
  {
    title: 'a job asks whether its callback is a function, which its Record is not',
    source: before(
      'sec-newpromiseresolvethenablejob',
      'Let _thenCallResult_',
      'If IsCallable(_then_) is *true*, return ~empty~.',
    )(sourceOf('es2025')),
    program: (P, log) => {
      P.resolve({ then: () => log('called') });
    },
    expected: ['called'],
  },
  {
    title: 'then attaches to a promise that it has made itself',
    source: all(
      before(
        CLAUSE,
        'Return PerformPromiseThen',
        'Let _middle_ be ? NewPromiseCapability(%Promise%).',
      ),
      before(
        CLAUSE,
        'Return PerformPromiseThen',
        'Perform PerformPromiseThen(_promise_, *undefined*, *undefined*, _middle_).',
      ),
      (source) =>
        edited([[THENS, THENS.replace('_promise_', '_middle_.[[Promise]]'), CLAUSE]], source),
    )(sourceOf('es2025')),
    program: (P, log) => {
      P.resolve(P.resolve('adopted')).then(log);
      P.resolve()
        .then(() => P.resolve('given'))
        .then(log);
      let job = P.resolve();
      for (let i = 1; i < 8; i++) job = job.then(() => log(i));
    },
    expected: ['adopted', '1', '2', '3', 'given', '4', '5', '6', '7'],
  },
  {
    title: 'two callbacks are compared in a List',
    source: addStatic(sourceOf('es2025'), 'Promise.peek ( _f_ )', [
      'Let _callbacks_ be « HostMakeJobCallback(_f_), HostMakeJobCallback(_f_) ».',
      'If _callbacks_[0] is _callbacks_[1], return *true*.',
      'Return *false*.',
    ]),
    program: (P, log) => log(P.peek(log)),
    expected: ['false'],
  },
  {
    title: 'two callbacks are compared, which are two even where the function is one',
    source: edited(
      [
        [
          PENDING,
          `1. If _fulfillReaction_.[[Handler]] is _rejectReaction_.[[Handler]], return 1.\n${PENDING}`,
          'sec-performpromisethen',
        ],
      ],
      sourceOf('es2025'),
    ),
    program: (P, log) => {
      P.resolve('both').then(log, log);
      log(P.resolve('none').then());
    },
    expected: ['1', 'both'],
  },
]);

/** A document with a step that may end the loop over reactions: these stay in Lists. */
const leaving = before(
  'sec-triggerpromisereactions',
  '1. Let _job_ be',
  'If Get(_argument_, *"leaves"*) is *true*, throw a *RangeError* exception.',
)(sourceOf('es2025'));

const attempt = (log, title, run) => {
  try {
    run();
    log(`${title} returns`);
  } catch (error) {
    log(`${title} throws ${error.message}`);
  }
};

/** @type {Record<string, [program: import('../support/guards/trace.js').Program, expected: string[]]>} */
const REFUSED = {
  'a loop over reactions that was left': [
    (P, log) => {
      const known = P.resolve({});
      const functions = {};
      const promise = new P((resolve) => Object.assign(functions, { resolve }));
      promise.then(log);
      promise.then(log);
      attempt(log, 'resolve', () => functions.resolve({ leaves: true }));
      attempt(log, 'then', () => known.then(log));
    },
    ['resolve returns', 'then throws refused'],
  ],
  'a promise without reactions': [
    (P, log) => {
      attempt(log, 'resolve', () => P.resolve({}));
      attempt(log, 'then', () => P.resolve({}).then(log));
    },
    ['resolve returns', 'then throws refused'],
  ],
};

for (const [title, [program, expected]] of Object.entries(REFUSED)) {
  test(`a host that refuses, behind ${title}`, (t) => {
    for (const preset of ['faithful', 'fast']) {
      const trace = tracedOn(leaving, { preset, edition: 'es2025' }, program, { refuses: 1 });
      t.deepEqual(trace.slice(0, expected.length), expected, preset);
    }
  });
}

test('a reaction whose handler its job sets once more costs no pass', (t) => {
  const source = before(
    'sec-newpromisereactionjob',
    'Let _handler_ be',
    'Set _reaction_.[[Handler]] to _reaction_.[[Handler]].',
  )(sourceOf('es2025'));
  const options = { edition: 'es2025', target: 'es2022' };
  t.deepEqual(appliedIn(source, options), appliedIn(sourceOf('es2025'), options));
  const trace = sharedTrace(t, source, (P, log) => {
    P.resolve(1).then((value) => log(`told ${value}`));
  });
  t.deepEqual(trace, ['told 1']);
});
