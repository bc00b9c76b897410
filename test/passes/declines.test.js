import test from 'ava';
import flatRecords from '../../transforms/flat-records.js';
import namedStates from '../../transforms/named-states.js';
import slotClosures from '../../transforms/slot-closures.js';
import { encode } from '../../transforms/support/encoding.js';
import { edited, SOURCE } from '../support/documents.js';
import { generated } from '../support/generated.js';
import { normal, runExample } from '../support/pass-examples.js';

/** A pass that rests on how steps work together leaves an edited document alone, and says so. */

const PERFORM_ALL = 'sec-performpromiseall';
const THEN = 'sec-promise.prototype.then';
const ELEMENT = 'sec-promise.all-resolve-element-functions';

/** @type {[string, string[], [string, string, string]][]} a title, passes, and a change: text, its place */
const ROWS = [
  ['indexes begin with one', ['early-array'], ['_index_ be 0', '_index_ be 1', PERFORM_ALL]],
  [
    'the loop is not counted',
    ['joined-elements', 'early-array'],
    ['Record { [[value]]: 1 }', 'Record { [[value]]: 0 }', PERFORM_ALL],
  ],
  [
    'the values are read while an element remains',
    ['joined-elements', 'early-array'],
    ['_remainingElementsCount_.[[value]] is 0', '_remainingElementsCount_.[[value]] is 1', ELEMENT],
  ],
  [
    'the count is kept a second time',
    ['flat-records'],
    [
      'Let _index_ be 0.',
      'Let _index_ be 0.\n1. Let _same_ be _remainingElementsCount_.\n1. Set _same_.[[value]] to 2.',
      PERFORM_ALL,
    ],
  ],
  [
    'a step stands where one List of reactions has been appended to, and the other has not',
    ['state-bits'],
    [
      'Append _rejectReaction_ to',
      'Let _hook_ be Get(_promise_, *"hook"*).\n1. Append _rejectReaction_ to',
      'sec-performpromisethen',
    ],
  ],
  [
    'then asks nobody whether it has a promise',
    ['field-inlining', 'state-bits'],
    ['If IsPromise(_promise_) is *false*, throw', 'If Type(_promise_) is not Object, throw', THEN],
  ],
];

const reportOf = (source, pass) =>
  generated(source, { preset: 'fast' }).report.find(({ name }) => name === pass);

for (const [title, passes, change] of ROWS) {
  for (const pass of passes) {
    test(`${pass}: ${title}`, (t) => {
      t.not(reportOf(SOURCE, pass).applied.length, 0);
      const { applied, declined } = reportOf(edited([change]), pass);
      t.deepEqual(applied, []);
      t.is(declined.length, 1);
    });
  }
}

const RECORDS = 'const count = { value: 1 }; const shared = { left: count };';

for (const [title, code] of [
  [
    'the inner record is used as a whole',
    `function f() { ${RECORDS} keep(count); return shared; }`,
  ],
  [
    'the inner record is read from the other',
    `function f() { ${RECORDS} return shared; } function g(shared) { keep(shared.left); }`,
  ],
  [
    'another record has a field of the same name',
    `function f() { ${RECORDS} return shared; } function g(left) { return { left: left }; }`,
  ],
]) {
  test(`flat-records: ${title}`, (t) => {
    const { before, after } = runExample(flatRecords, { before: code });
    t.is(after, before);
  });
}

const named = (states, before) => {
  const encoding = { slot: 'PromiseState', mask: 3, states, flags: { Handled: 8 } };
  const rewrite = (library) => {
    encode(library, encoding);
    namedStates.rewrite(library);
  };
  return runExample({ ...namedStates, rewrite }, { before }).after;
};

const KNOWN = 'function f(p) { p.#PromiseState = 9; return Promise; }';

test('named-states: a state of two words has a name', (t) => {
  t.regex(
    named(['pending', 'on-hold'], KNOWN),
    /p\.#PromiseState = 9 \/\* ON_HOLD \| HANDLED \*\/;/,
  );
});

test('named-states: bits that have no name stay numbers', (t) => {
  for (const bits of ['p.#PromiseState & 1', 'p.#PromiseState & 24', 'p.#PromiseState | 9']) {
    const before = `function f(p) { p.#PromiseState = 3; g(${bits}); return Promise; }`;
    t.is(named(['pending', 'settled'], before), normal(before));
  }
});

test('named-states: states whose names are alike keep their numbers', (t) => {
  for (const states of [
    ['pending', 'on-hold', 'on_hold'],
    ['pending', 'state'],
  ])
    t.is(named(states, KNOWN), normal(KNOWN));
});

const MAKES =
  'function f(p) { const aSlots = { A: undefined }; const a = Maker(aSlots); aSlots.A = p; return a; }';

/** @type {Record<string, string>} */
const SLOTS = {
  'a function object is asked for what is none of its slots': `function Maker(F) { return () => { use(F.A, F.Reject); }; } ${MAKES}`,
  'a function object is handed on': `function Maker(F) { return () => { use(F.A, F); }; } ${MAKES}`,
  'a function object has other slots elsewhere': `function Maker(F) { return () => { use(F.A); }; } ${MAKES} function g(p) { const bSlots = { B: undefined }; const b = Maker(bSlots); bSlots.B = p; return b; }`,
};

for (const [title, code] of Object.entries(SLOTS)) {
  test(`slot-closures: ${title}`, (t) => {
    const { before, after } = runExample(slotClosures, { before: code, after: code });
    t.is(after, before);
  });
}
