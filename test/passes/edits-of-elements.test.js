import test from 'ava';
import { edit, sourceOf } from '../support/documents.js';
import { addOperation, addStatic, before } from '../support/edits/insertions.js';
import { gatheringTwice, PLAIN, withGather } from '../support/edits/own-combinators.js';
import { testTraces } from '../support/loaded.js';

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
