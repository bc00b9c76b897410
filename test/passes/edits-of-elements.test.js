import ava from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import {
  gatheringOnly,
  gatheringTwice,
  PLAIN,
  withGather,
} from '../support/edits/own-combinators.js';
import { oneIn } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { testTraces } from '../support/loaded.js';

const test = oneIn(3, ava);

/** Documents in which the functions of all and its like do otherwise with what their elements share. */

const SOURCE = sourceOf('es2025');

/** What user code sees of the values of gather, at each element. */
const shown = before(
  'sec-promise.gather-resolve-element-functions',
  '1. Return *undefined*.',
  'Else, perform Completion(Get(CreateArrayFromList(_values_), *"shown"*)).',
)(withGather(PLAIN));

/** An operation that is called like one that a pass makes for the elements of gather. */
const named = addStatic(
  addOperation(withGather(PLAIN), 'PromiseGatherRejectElement', '_x_', ['Return _x_.']),
  'Promise.peek ( _x_ )',
  ['Return PromiseGatherRejectElement(_x_).'],
);

const CASES = [
  {
    title: 'an element that counts again leaves alone the array that was handed out',
    source: edit(
      SOURCE,
      'If _alreadyCalled_.[[Value]] is *true*, return *undefined*.',
      'NOTE: It may be called again.',
      'sec-promise.allsettled-reject-element-functions',
    ),
    program(P, log) {
      const handlers = [];
      P.resolve = (x) => x;
      const element = { then: (...both) => handlers.push(...both) };
      P.allSettled([element, element]).then((array) => {
        handlers[2](2);
        log(array[1] === undefined);
      });
      handlers[1](1);
      handlers[1](1);
    },
    expected: ['true'],
  },
  {
    title: 'elements of one place set their values in the order of their jobs',
    source: withGather([
      ...PLAIN,
      ['Set _index_ to _index_ + 1.', 'Set _index_ to _index_ + 0.', 'sec-performpromisegather'],
    ]),
    program(P, log) {
      const functions = [];
      P.resolve = (x) => x;
      const first = new P((resolve) => functions.push(resolve));
      P.gather([first, { then: (resolve) => functions.push(resolve) }]).then(log);
      functions[0]('the job');
      functions[1]('the call');
    },
    expected: ['[the job,undefined]'],
  },
  {
    title: 'who looks at the values sees those of elements whose jobs have run',
    source: shown,
    program(P, log) {
      const functions = [];
      const elements = [1, 2].map(() => new P((resolve) => functions.push(resolve)));
      P.gather(elements).then(() => delete Array.prototype.shown);
      const get = function () {
        log([...this]);
      };
      Object.defineProperty(Array.prototype, 'shown', { configurable: true, get });
      for (const [at, resolve] of functions.entries()) resolve(at);
    },
    expected: ['[0,undefined]'],
  },
  {
    title: 'indexes are further than numbers of them and their kind are exact',
    source: edit(
      SOURCE,
      '_index_ be 0',
      '_index_ be 9007199254740990',
      'sec-performpromiseallsettled',
    ),
    program: (P, log) => P.allSettled([1]).then(({ length }) => log(length)),
    expected: ['1'],
  },
  {
    title: 'a loop attaches each element twice',
    source: gatheringTwice(),
    program: (P, log) =>
      P.gather([1, P.reject(2)]).then((all) =>
        log(all.map(({ value, reason }) => value ?? reason)),
      ),
    expected: ['[1,1,2,2]'],
  },
  {
    title: 'an operation is called like the steps of an element',
    source: named,
    program: (P, log) => {
      log(P.peek('an operation'));
      P.gather([1]).then(log);
    },
    expected: ['an operation', '[1]'],
  },
];

testTraces(test, CASES);

/** What is said of array-combinators where gather hands on something else. */
const saidOf = (handed, changes) => {
  const source = gatheringOnly(handed, changes);
  const { report } = generated(source, { preset: 'fast', edition: 'es2025' });
  const { applied, declined } = report.find(({ name }) => name === 'array-combinators');
  return { applied: applied.join().split(/ʹ?, /), declined: declined.map(({ where }) => where) };
};

const REJECTS = '« _onFulfilled_, _resultCapability_.[[Reject]] »';
const STEPS = 'sec-promise.gather-resolve-element-functions';

const RENAMED = [
  ['Let _promiseCapability_ be', 'Let _capability_ be', STEPS],
  ['Call(_promiseCapability_.[[Resolve]]', 'Call(_capability_.[[Resolve]]', STEPS],
];

/** What takes the name instead. */
const EXCHANGED = [
  ...RENAMED,
  ['Let _values_ be', 'Let _promiseCapability_ be', STEPS],
  ['Set _values_[_index_] to _x_', 'Set _promiseCapability_[_index_] to _x_', STEPS],
  ['CreateArrayFromList(_values_)', 'CreateArrayFromList(_promiseCapability_)', STEPS],
];

test('the capability has another name than in all', (t) => {
  const { applied, declined } = saidOf(REJECTS, RENAMED);
  t.true(['PerformPromiseAll', 'PerformPromiseGather'].every((name) => applied.includes(name)));
  t.deepEqual(declined, []);
});

test('the name that the capability has in all is that of another value', (t) => {
  const { applied, declined } = saidOf(REJECTS, EXCHANGED);
  t.true(applied.includes('PerformPromiseAllSettled'));
  t.deepEqual(declined, ['PerformPromiseGatherʹ']);
});

test('an element has the promise of the capability as a handler', (t) => {
  const { applied, declined } = saidOf('« _onFulfilled_, _resultCapability_.[[Promise]] »', []);
  t.true(applied.includes('PerformPromiseAll'));
  t.deepEqual(declined, ['PerformPromiseGatherʹ']);
});
