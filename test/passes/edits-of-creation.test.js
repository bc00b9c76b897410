import ava from 'ava';
import { sourceOf } from '../support/documents.js';
import { addOperation, addStatic } from '../support/edits/insertions.js';
import { FOLLOWING_TARGETS, oneIn } from '../support/extent.js';
import { appliedIn, generated } from '../support/generated.js';
import { sharedTrace } from '../support/loaded.js';

const test = oneIn(4, ava);

/** Documents whose own steps create promises as the constructor does, and settle them. */

const SOURCE = sourceOf('es2025');
const SLOTS =
  '[[PromiseState]], [[PromiseResult]], [[PromiseFulfillReactions]], [[PromiseRejectReactions]]';

const initial = (name) => [
  `Set _${name}_.[[PromiseState]] to ~pending~.`,
  `Set _${name}_.[[PromiseResult]] to ~empty~.`,
  `Set _${name}_.[[PromiseFulfillReactions]] to « ».`,
  `Set _${name}_.[[PromiseRejectReactions]] to « ».`,
  `Set _${name}_.[[PromiseIsHandled]] to *false*.`,
];
const object = (name) =>
  `Let _${name}_ be OrdinaryObjectCreate(%Promise.prototype%, « ${SLOTS}, [[PromiseIsHandled]] »).`;
const created = (name) => [object(name), ...initial(name)];
const OF_CONSTRUCTOR = [
  `Let _a_ be ? OrdinaryCreateFromConstructor(%Promise%, *"%Promise.prototype%"*, « ${SLOTS}, [[PromiseIsHandled]] »).`,
  ...initial('a'),
];
const FULFIL_ALL = [
  'For each element _each_ of _list_, do',
  '  Perform FulfillPromise(_each_, _x_).',
];

const HELD = [
  ...created('a'),
  'Let _holder_ be the Record { [[Held]]: _a_ }.',
  'Perform FulfillPromise(_holder_.[[Held]], _x_).',
  'Return _holder_.[[Held]].',
];

/** @type {Record<string, string[]>} steps of a static method */
const CREATED = {
  'for the constructor': [...OF_CONSTRUCTOR, 'Perform FulfillPromise(_a_, _x_).', 'Return _a_.'],
  'two at once': [
    ...[object('a'), object('b')],
    ...initial('b').flatMap((step, at) => [step, initial('a')[at]]),
    'Let _functions_ be CreateResolvingFunctions(_b_).',
    'Perform ? Call(_functions_.[[Resolve]], *undefined*, « _a_ »).',
    'Perform FulfillPromise(_a_, _x_).',
    'Return _b_.',
  ],
  'in a List': [
    ...created('a'),
    'Let _list_ be « _a_ ».',
    ...created('b'),
    'Append _b_ to _list_.',
    ...FULFIL_ALL,
    'Let _both_ be CreateArrayFromList(_list_).',
    'Return _b_.',
  ],
  'in a Record': HELD,
  'that it settles twice': [
    ...created('a'),
    'Perform FulfillPromise(_a_, _x_).',
    'Perform RejectPromise(_a_, _x_).',
    'Return _a_.',
  ],
  'that an operation creates': [
    'Let _a_ be MakePending().',
    'Perform FulfillPromise(_a_, _x_).',
    'Return _a_.',
  ],
};

/** @type {Record<string, {steps: string[], pass: string, why: string}>} what has to be left alone */
const OTHERWISE = {
  'in a List with something else': {
    steps: [...created('a'), 'Let _list_ be « _a_, _x_ ».', ...FULFIL_ALL, 'Return _a_.'],
    pass: 'field-inlining',
    why: 'gives FulfillPromise what need not be a promise',
  },
  'in a Record that somebody else gets': {
    steps: HELD.toSpliced(7, 0, 'Perform Look(_holder_).'),
    pass: 'field-inlining',
    why: 'gives FulfillPromise what need not be a promise',
  },
  'that has settled': {
    steps: [object('a'), ...initial('a'), 'Return _a_.'].map((step) =>
      step.replace('~pending~', '~fulfilled~').replace('~empty~', '_x_'),
    ),
    pass: 'field-inlining',
    why: 'is not the known one',
  },
};

const MAKE = (source) => addOperation(source, 'MakePending', '', [...created('p'), 'Return _p_.']);
const LOOK = (source) =>
  addOperation(source, 'Look', '_record_', [
    'If _record_.[[Held]] is *undefined*, set _record_.[[Held]] to *false*.',
  ]);

const withMethod = (steps) => {
  const names = `${steps}`;
  const operations = [names.includes('MakePending') && MAKE, names.includes('Look') && LOOK];
  const source = operations.reduce((text, add) => (add ? add(text) : text), SOURCE);
  return addStatic(source, 'Promise.of ( _x_ )', steps);
};

const program = (P, log, see) => {
  see(P.of(1));
  P.of(2).then((value) => log(`gets ${value}`));
  class Derived extends P {}
  log(Derived.of(3) instanceof Derived);
};

const someCreated = oneIn(6, test);
for (const [title, steps] of Object.entries(CREATED)) {
  someCreated(`a method creates a promise ${title}: it costs no pass`, (t) => {
    const source = withMethod(steps);
    for (const target of FOLLOWING_TARGETS) {
      const options = { edition: 'es2025', target };
      t.deepEqual(appliedIn(source, options), appliedIn(SOURCE, options));
    }
    t.true(sharedTrace(t, source, program).length > 0);
  });
}

for (const [title, { steps, pass, why }] of Object.entries(OTHERWISE)) {
  test(`a method creates a promise ${title}: passes decline, and say where`, (t) => {
    const source = withMethod(steps);
    const { report } = generated(source, { edition: 'es2025', preset: 'fast' });
    const { declined } = report.find(({ name }) => name === pass);
    t.true(declined[0].why.includes(why), declined[0].why);
    sharedTrace(t, source, program);
  });
}

test('ES2015 creates it with ObjectCreate', (t) => {
  const options = { edition: 'es2015', target: 'es2022' };
  const source = addStatic(sourceOf('es2015'), 'Promise.of ( x )', [
    `Let _a_ be ObjectCreate(%PromisePrototype%, « ${SLOTS} »).`,
    'Set _a_\'s [[PromiseState]] to "pending".',
    "Set _a_'s [[PromiseFulfillReactions]] to « ».",
    "Set _a_'s [[PromiseRejectReactions]] to « ».",
    'Perform FulfillPromise(_a_, _x_).',
    'Return _a_.',
  ]);
  t.deepEqual(appliedIn(source, options), appliedIn(sourceOf('es2015'), options));
});
