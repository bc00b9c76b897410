import ava from 'ava';
import { edited, sourceOf } from '../support/documents.js';
import { addMethod } from '../support/edits/insertions.js';
import { oneIn } from '../support/extent.js';
import { appliedIn } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(12, ava);

/** Documents that choose what an operation is given, or give more in its result. */

const today = sourceOf('es2025');
const OPTIONS = { edition: 'es2025', target: 'es2022' };
const [PAIR, CONSTRUCTOR, THEN] = [
  'sec-createresolvingfunctions',
  'sec-promise-executor',
  'sec-promise.prototype.then',
];
const GIVEN = '{ [[Resolve]]: _resolve_, [[Reject]]: _reject_ }';

/** @param {string} value */
const pairWith = (value) =>
  edited([[GIVEN, GIVEN.replace('{', `{ [[Promise]]: ${value},`), PAIR]], today);
const ofPair = pairWith('_promise_');

const RETURNS = ['Return _promise_.', 'Return _resolvingFunctions_.[[Promise]].', CONSTRUCTOR];
const SETTLES = ['Let _pair_ be CreateResolvingFunctions(_promise_).'];

/** Some promises are of a subclass. */
const program = (P, log, see) => {
  class Derived extends P {}
  for (const C of [P, Derived]) {
    const functions = {};
    const promise = new C((resolve) => Object.assign(functions, { resolve }));
    const result = promise.own?.();
    log(result === promise);
    log(Array.isArray(result));
    const derived = [promise.then((value) => value), promise.then(), promise.catch(() => 1)];
    for (const next of derived) log(next instanceof Derived);
    functions.resolve('value');
    for (const next of derived) see(next);
    see(C.all([promise, new C((_, reject) => reject('reason')).catch(() => 'caught')]));
  }
};

const same = (t, source) => {
  sharedTrace(t, source, program);
};

/** @type {Record<string, string>} */
const PAIRS = {
  'that nobody asks for': ofPair,
  'that the constructor returns': edited([RETURNS], ofPair),
  'that a method returns': addMethod(ofPair, 'Promise.prototype.own ( )', [
    ...SETTLES,
    'Return _pair_.[[Promise]].',
  ]),
};

for (const [title, source] of Object.entries(PAIRS)) {
  test(`a pair of resolving functions with its promise, ${title}, costs no pass`, (t) => {
    t.deepEqual(appliedIn(source, OPTIONS), appliedIn(today, OPTIONS));
    same(t, source);
  });
}

/** What may be another one, or is looked at as a whole. */
const OTHERS = {
  'is made for it': addMethod(pairWith('CreateArrayFromList(« »)'), 'Promise.prototype.own ( )', [
    ...SETTLES,
    'Return _pair_.[[Promise]].',
  ]),
  'is set again': addMethod(ofPair, 'Promise.prototype.own ( )', [
    ...SETTLES,
    'Set _pair_.[[Promise]] to CreateArrayFromList(« »).',
    'Return _pair_.[[Promise]].',
  ]),
  'is read of a List': addMethod(ofPair, 'Promise.prototype.own ( )', [
    ...SETTLES,
    'Let _pairs_ be « _pair_ ».',
    'Return _pairs_[0].[[Promise]].',
  ]),
};

for (const [title, source] of Object.entries(OTHERS)) {
  test(`what a pair holds and ${title} stays`, (t) => {
    t.false(appliedIn(source, OPTIONS).includes('resolver-split'));
    same(t, source);
  });
}

const MAKES = '1. Let _resultCapability_ be ? NewPromiseCapability(_C_).';
const chosen = (steps) => edited([[MAKES, steps, THEN]], today);

/** @type {Record<string, string>} */
const CHOICES = {
  'in two steps': chosen(
    '1. If _C_ is %Promise%, let _resultCapability_ be ! NewPromiseCapability(%Promise%).\n1. Else, let _resultCapability_ be ? NewPromiseCapability(_C_).',
  ),
  'behind other steps': chosen(
    '1. If IsCallable(_onFulfilled_) is *true*, then\n  1. Let _resultCapability_ be ? NewPromiseCapability(_C_).\n1. Else,\n  1. Perform ? Get(_C_, *"asked"*).\n  1. Let _resultCapability_ be ? NewPromiseCapability(%Promise%).',
  ),
};

for (const [title, source] of Object.entries(CHOICES)) {
  test(`a capability that is chosen ${title} costs what rests on all steps of then`, (t) => {
    const applied = new Set(appliedIn(source, OPTIONS));
    const lost = appliedIn(today, OPTIONS).filter((name) => !applied.has(name));
    t.deepEqual(lost, [
      'array-combinators',
      'pure-species',
      'joined-elements',
      'early-array',
      'flat-records',
    ]);
    same(t, source);
  });
}

const ASKS = '? SpeciesConstructor(_promise_, %Promise%)';
const SPECIES = `Let _C_ be ${ASKS}.`;
const withoutSpecies = edited([[ASKS, '%Promise%', THEN]], today);

/** @type {Record<string, string>} */
const CONSTRUCTORS = {
  'of %Promise%': withoutSpecies,
  'of %Promise%, as finally does': edited(
    [[ASKS, '%Promise%', 'sec-promise.prototype.finally']],
    withoutSpecies,
  ),
  'of %Promise%, without a name': edited(
    [
      [`1. ${SPECIES}`, '', THEN],
      ['NewPromiseCapability(_C_)', 'NewPromiseCapability(%Promise%)', THEN],
    ],
    today,
  ),
  'of its constructor': edited([[ASKS, '? Get(_promise_, *"constructor"*)', THEN]], today),
};

for (const [title, source] of Object.entries(CONSTRUCTORS)) {
  test(`then makes a promise ${title}, which costs no pass`, (t) => {
    t.deepEqual(appliedIn(source, OPTIONS), appliedIn(today, OPTIONS));
    same(t, source);
  });
}

/** What depends on more than the promise stays in `then`. */
const OTHERS_OF_THEN = {
  'is the species of a handler': edited(
    [[SPECIES, 'Let _C_ be ? SpeciesConstructor(_onFulfilled_, %Promise%).', THEN]],
    today,
  ),
  'is an argument': edited(
    [
      [`1. ${SPECIES}`, '', THEN],
      ['NewPromiseCapability(_C_)', 'NewPromiseCapability(_onFulfilled_)', THEN],
    ],
    today,
  ),
};

for (const [title, source] of Object.entries(OTHERS_OF_THEN)) {
  test(`what then makes its promise with ${title}, which costs passes`, (t) => {
    t.false(appliedIn(source, OPTIONS).includes('then0'));
    same(t, source);
  });
}
