import test from 'ava';
import { CANONICAL } from '../../generator/5-optimise/optimise.js';
import { normal, runExample } from '../support/pass-examples.js';

/** Functions that do not say what the known ones say, though nearly. */

const COMPARES = 'function SameValue(x, y) { return x === y; }';

const GUARD = "if (promise.#PromiseState !== 'pending') { return undefined; }";

/** @param {string} first a step */
const SETTLES = (first) => `
  function FulfillPromise(promise, value) {
    ${first}
    promise.#PromiseResult = value;
    promise.#PromiseState = 'fulfilled';
    return undefined;
  }
  function Promise(C) {
    const promise = OrdinaryCreateFromConstructor(C, 'x', ['PromiseState', 'PromiseResult']);
    promise.#PromiseState = 'pending';
    FulfillPromise(promise, 1);
    return promise;
  }`;

/** @param {string} key */
const PAIR = (key) =>
  `function CreateResolvingFunctions(promise) { return Get(promise, '${key}'); }`;

/** @type {Record<string, [reference: string, before: string]>} */
const REWORDED_LEFT_ALONE = {
  'what settles a promise, where the functions of a pair are made in another way': [
    `${SETTLES('')} ${PAIR('x')}`,
    `${SETTLES(GUARD)} ${PAIR('y')}`,
  ],
  'a field that somebody sets while others run': [
    'function f(record, g) { const x = record.Field; Call(g, undefined, []); return x; } function h(other) { other.Field = 1; }',
    'function f(record, g) { Call(g, undefined, []); return record.Field; } function h(other) { other.Field = 1; }',
  ],
  'a field of a new Record that a caller sets': [
    'function make() { return { Field: 1 }; } function f(g) { const record = make(); const x = record.Field; Call(g, [record]); return x; } function h(list) { list[0].Field = 2; }',
    'function make() { return { Field: 1 }; } function f(g) { const record = make(); Call(g, [record]); return record.Field; } function h(list) { list[0].Field = 2; }',
  ],
  'a slot of a function object that is set when others may have it': [
    'function Maker(F) { return (g) => { const x = F.Field; Call(g, undefined, []); return x; }; } function f(g) { const fSlots = { Field: undefined }; const made = Maker(fSlots); Call(g, undefined, [made]); fSlots.Field = 1; return made; }',
    'function Maker(F) { return (g) => { Call(g, undefined, []); return F.Field; }; } function f(g) { const fSlots = { Field: undefined }; const made = Maker(fSlots); Call(g, undefined, [made]); fSlots.Field = 1; return made; }',
  ],
  'two values of which neither is known to be an Object': [
    "function f(x, y) { if (SameValue(x, y) === true) { return 1; } if (Type(x) !== 'Object') { return 2; } return 3; }",
    "function f(x, y) { if (Type(x) !== 'Object') { return 2; } if (SameValue(x, y) === true) { return 1; } return 3; }",
  ],
  'a test for a type that says more than another': [
    "function f(x) { if (Type(x) !== 'Object') { return 1; } return 2; }",
    "function f(x) { if (x === undefined) { return 2; } if (Type(x) !== 'Object') { return 1; } return 2; }",
  ],
  'a flag that need not be a Boolean': [
    'function f(record) { record.Flag = true; return 1; } function h() { return { Flag: 2 }; }',
    'function f(record) { if (record.Flag === false) { record.Flag = true; } return 1; } function h() { return { Flag: 2 }; }',
  ],
  'a flag that others may set before it is set': [
    'function f(record, g) { if (record.Flag === true) { Call(g, undefined, []); } record.Flag = true; return 1; } function h(other) { other.Flag = false; }',
    'function f(record, g) { if (record.Flag === true) { Call(g, undefined, []); } else { record.Flag = true; } return 1; } function h(other) { other.Flag = false; }',
  ],
  'what settles a promise, where an operation of the document alone makes one pending again': [
    SETTLES(''),
    `${SETTLES(GUARD)} function open(promise) { promise.#PromiseState = 'pending'; return promise; }`,
  ],
  'what settles a promise, where an operation of the document alone settles one as well': [
    SETTLES(''),
    `${SETTLES(GUARD)} function again(C) { const promise = Promise(C); FulfillPromise(promise, 2); return promise; }`,
  ],
};

for (const [title, [reference, before]] of Object.entries(REWORDED_LEFT_ALONE)) {
  test(`reworded-steps leaves alone: ${title}`, (t) => {
    const rule = CANONICAL.find(({ name }) => name === 'reworded-steps');
    const [known, text] = [reference, before].map((code) => `${COMPARES} ${code}`);
    t.is(runExample(rule, { reference: known, before: text, after: text }).after, normal(text));
  });
}

test('what settles a promise begins with one that is pending, where the known functions alone call it', (t) => {
  const rule = CANONICAL.find(({ name }) => name === 'reworded-steps');
  const [known, before] = ['', GUARD].map((first) => `${SETTLES(first)} ${PAIR('x')}`);
  t.is(runExample(rule, { reference: known, before, after: known }).after, normal(known));
});
