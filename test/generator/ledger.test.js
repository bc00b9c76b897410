import { parse } from 'acorn';
import test from 'ava';
import { keyOf } from '../../generator/ledger/entries.js';
import { isPart } from '../../generator/ir/origin.js';
import { tidied } from '../../generator/6-print/tidy.js';
import { makeLedger } from '../../generator/ledger/ledger.js';
import { statements } from '../../generator/ir/statements.js';
import { generate as generateFrom } from '../../generator/index.js';
import { primitiveNames } from '../../generator/primitives/index.js';
import { readDocument } from '../../spec/1-read/document.js';
import { readProgram, walkSteps } from '../../spec/3-normalise/program.js';
import { generate } from '../../transforms/generate.js';
import { edited, SOURCE } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';

const document = readDocument(SOURCE);
const PRESETS = ['faithful', 'fast', 'loose', 'deferred'];
const [FAITHFUL, FAST] = ['faithful', 'fast'].map((preset) => ({ preset, target: 'es2022' }));
const OTHERS = PRESETS.flatMap((preset) =>
  ['es2022', 'es5'].map((target) => ({ preset, target })),
).filter(({ preset, target }) => target === 'es5' || preset === 'loose' || preset === 'deferred');
const LIBRARIES = [
  FAITHFUL,
  FAST,
  ...swept(OTHERS, ({ preset, target }) => (preset === 'deferred') === (target === 'es5')),
];
const libraries = new Map(LIBRARIES.map((library) => [library, generated(SOURCE, library)]));
const stepsOf = (library) => libraries.get(library).ledger.steps;

/** Every step of the program, found without the ledger's own list. */
const program = readProgram(document, primitiveNames);
const keys = program.clauses.flatMap((clause) => {
  const steps = program.steps.get(clause).at(-1) ?? [];
  return [...walkSteps(steps)].map(keyOf);
});

/** What an entry of each disposition has to say. */
const SAYS = {
  emitted: ({ lines }) => lines.length > 0,
  merged: ({ with: others, why }) => others.length > 0 && Boolean(why),
  specialised: ({ copies }) => copies.length > 1 && copies.every(({ lines }) => lines.length > 0),
  folded: ({ proved, lines }) => Boolean(proved) && !lines,
  assertion: ({ kept }) => kept === false,
  elided: ({ lines, elided }) => lines.length > 0 && elided.length > 0,
  note: () => true,
  'given up': ({ lost, lines }) => lost.length > 0 && lost.every(({ why }) => why) && !lines,
};

for (const library of LIBRARIES) {
  const name = `${library.preset}.${library.target}`;
  const { code, ledger } = libraries.get(library);

  test(`${name}: every step has one disposition, which says what it has to`, (t) => {
    const stepKeys = Object.keys(ledger.steps).filter((key) => !isPart(key));
    t.deepEqual(stepKeys, keys);
    for (const [key, entry] of Object.entries(ledger.steps)) {
      t.true(SAYS[entry.disposition]?.(entry), `${key}: ${JSON.stringify(entry)}`);
      for (const other of entry.with ?? []) t.true(other in ledger.steps, `${key} with ${other}`);
    }
  });

  test(`${name}: every condition has two arms`, (t) => {
    for (const clause of program.clauses) {
      for (const step of walkSteps(program.steps.get(clause).at(-1) ?? [])) {
        const arms = ['then', 'else'].map((arm) => ledger.steps[`${keyOf(step)}|${arm}`]);
        t.is(arms.every(Boolean), /^(?:Else)?If/.test(step.node.kind), keyOf(step));
      }
    }
  });

  test(`${name}: every statement names its steps, or what brought it and why`, (t) => {
    for (const { loc } of statements(parse(code, { ecmaVersion: 2022, locations: true }))) {
      const origins = ledger.lines[loc.start.line];
      t.true(origins?.length > 0, `line ${loc.start.line}`);
      for (const origin of origins)
        t.true(origin in ledger.steps || Boolean(ledger.sources[origin]?.why));
    }
  });

  test(`${name}: both directions agree`, (t) => {
    for (const [key, { lines = [], support = [] }] of Object.entries(ledger.steps)) {
      for (const line of [...lines, ...support])
        t.true(ledger.lines[line].includes(key), `${key} at ${line}`);
    }
    for (const [line, origins] of Object.entries(ledger.lines)) {
      for (const key of origins.filter((origin) => origin in ledger.steps)) {
        const { lines = [], support = [] } = ledger.steps[key];
        t.true([...lines, ...support].includes(Number(line)), `${key} at ${line}`);
      }
    }
  });
}

const shows = (t, { lines }, { code }, texts) => {
  const all = code.split('\n');
  t.deepEqual(
    lines.map((line) => all[line - 1].trim()),
    texts,
  );
};

test('a step without code says who does its part', (t) => {
  const steps = stepsOf(FAITHFUL);
  t.deepEqual(steps['sec-promise.resolve:3.b'].with, ['sec-promise.resolve:3.a']);
  t.deepEqual(steps['sec-iteratornext:3'].with, ['sec-iteratornext:1.a', 'sec-iteratornext:2.a']);
  t.like(steps['sec-ifabruptrejectpromise:2'], { disposition: 'folded', pass: undefined });
  t.is(steps['sec-newpromisecapability:2'].disposition, 'note');
  t.is(steps['sec-fulfillpromise:1'].disposition, 'assertion');
});

test('arms stand where they begin', (t) => {
  const library = libraries.get(FAITHFUL);
  const steps = stepsOf(FAITHFUL);
  shows(t, steps['sec-promise.resolve:3|then'], library, [
    "const xConstructor = Get(x, 'constructor');",
  ]);
  shows(t, steps['sec-promise.resolve:3.c|then'], library, ['return x;']);
  shows(t, steps['sec-promise.resolve:3.c|else'], library, [
    'if (SameValue(xConstructor, C) === true)',
  ]);
  shows(t, steps['sec-iteratornext:2'], library, ["result = Invoke(iterator, 'next', [value]);"]);
  t.deepEqual(steps['sec-iteratornext:1|else'].lines, steps['sec-iteratornext:2'].lines);
});

test('steps that passes copied, left out, went around, merged and folded', (t) => {
  const steps = stepsOf(FAST);
  const copies = steps['sec-promise-resolve-functions:7'].copies.map((copy) => copy.in);
  t.deepEqual(copies, [undefined, 'ResolvePromise', 'ResolveAdopted']);
  // ResolvePromise and ResolveAdopted go on with the function that has it: neither does without it
  t.like(steps['sec-promise-resolve-functions:8'], { disposition: 'emitted', elided: undefined });
  const adopted = {
    pass: 'then0',
    guards: ['adopts-promise', 'species-is-intrinsic'],
  };
  t.deepEqual(steps['sec-promise-resolve-functions:5'].elided, [
    { in: 'ResolveAdopted', ...adopted },
  ]);
  const executor = steps['sec-newpromisecapability:6'];
  t.is(executor.disposition, 'elided');
  t.like(executor.elided[0], { pass: 'capability-bypass', guards: ['is-intrinsic'] });
  t.true(executor.support.length > 0);
  t.deepEqual(steps['sec-promiseresolvethenablejob:2'].elided.at(-1), adopted);
  t.deepEqual(steps['sec-createresolvingfunctions:3'].with, ['sec-createresolvingfunctions:2']);
  t.like(steps['sec-performpromisethen:5'], { disposition: 'folded', pass: 'field-inlining' });
  t.like(steps['sec-invoke:2|then'], { disposition: 'folded', pass: 'call-specialisation' });
});

test('a function that a pass renamed is no copy', (t) => {
  const library = LIBRARIES.find(({ preset, target }) => preset === 'deferred' && target === 'es5');
  const { code } = libraries.get(library);
  t.regex(code, /function DeferredPromise\(/);
  const named = Object.values(stepsOf(library)).flatMap(({ copies = [], elided = [] }) => [
    ...copies,
    ...elided,
  ]);
  t.false(named.some((entry) => entry.in === 'DeferredPromise'));
});

test('a variable that is set again is merged with the step that set it last', (t) => {
  const twice = 'ReturnIfAbrupt(_C_).\n1. Set _C_ to Get(_O_, *"x"*).\n1. ReturnIfAbrupt(_C_).';
  const source = edited([['ReturnIfAbrupt(_C_).', twice, 'sec-speciesconstructor']]);
  const { steps } = generated(source, { preset: 'faithful' }).ledger;
  t.deepEqual(steps['sec-speciesconstructor:3'].with, ['sec-speciesconstructor:2']);
  t.deepEqual(steps['sec-speciesconstructor:5'].with, ['sec-speciesconstructor:4']);
});

test('the function object itself needs no code', (t) => {
  const first = 'Assert: _F_.[[Capability]] holds a PromiseCapability Record.';
  const active = `Let _F_ be the active function object.\n1. ${first}`;
  const source = edited([[first, active, 'sec-getcapabilitiesexecutor-functions']]);
  const { steps } = generated(source, { preset: 'faithful' }).ledger;
  t.regex(steps['sec-getcapabilitiesexecutor-functions:1'].proved, /closes over its slots/);
});

test('each ? is an entry of its own', (t) => {
  const source = edited(
    [
      [
        'Let _S_ be Get(_C_, @@species).\n1. ReturnIfAbrupt(_S_).',
        'Let _S_ be ? Get(_C_, @@species).',
        'sec-speciesconstructor',
      ],
    ],
    SOURCE,
  );
  const { steps } = generated(source, { preset: 'faithful' }).ledger;
  t.like(steps['sec-speciesconstructor:6|?1'], {
    disposition: 'merged',
    with: ['sec-speciesconstructor:6'],
  });
  t.false('sec-speciesconstructor:6|?2' in steps);
});

/** The arguments with which generation makes a ledger. */
const ledgerOf = (change) => {
  let tree;
  const options = { onStage: (stage, value) => stage === 'optimise' && (tree = value) };
  const { code } = generate(document, { preset: 'faithful', ...options });
  const read = parse(code, { ecmaVersion: 2022, locations: true });
  const steps = program.clauses.flatMap((clause) => [
    ...walkSteps(program.steps.get(clause).at(-1) ?? []),
  ]);
  const entries = steps.map((step) => ({ key: keyOf(step), step }));
  const services = { entries, facts: new Map(), passes: [], report: [], document };
  return makeLedger(tidied(tree), read, change(services));
};

test('a step that nobody accounts for fails generation', (t) => {
  t.throws(() => ledgerOf((services) => services), {
    message: /no entry for sec-getmethod:3\n *text *ReturnIfAbrupt/,
  });
});

const pass = (rewrite, guards = []) => ({
  name: 'test-pass',
  summary: 'a test',
  why: 'to see',
  after: [],
  examples: [],
  guards,
  rewrite,
});

test('a statement that comes from nowhere fails generation', (t) => {
  const lost = pass((library) => {
    library.find('FulfillPromise').body.body[0].origin = ['nowhere'];
    library.did('FulfillPromise');
  });
  t.throws(() => generateFrom(document, { passes: [lost] }), {
    message: /comes from nowhere, which nothing explains/,
  });
});

test('a pass goes around code for a guard that it has', (t) => {
  const around = (guards) =>
    pass(
      (library) => library.bypasses(library.find('FulfillPromise').body, guards),
      [{ name: 'known', summary: 'it is known' }],
    );
  const { ledger } = generateFrom(document, { passes: [around(['known'])] });
  t.deepEqual(ledger.steps['sec-fulfillpromise:2'].elided, [
    { pass: 'test-pass', guards: ['known'] },
  ]);
  t.is(ledger.steps['sec-rejectpromise:2'].disposition, 'emitted');
  t.throws(() => generateFrom(document, { passes: [around(['other'])] }), {
    message: /test-pass has no guard other/,
  });
});

test('what a transaction takes back, it did not go around', (t) => {
  const fails = pass(
    (library) =>
      library.transaction(() => {
        library.bypasses(library.find('FulfillPromise').body);
        return library.decline('FulfillPromise', 'a test');
      }),
    [{ name: 'known', summary: 'it is known' }],
  );
  const { ledger } = generateFrom(document, { passes: [fails] });
  t.is(ledger.steps['sec-fulfillpromise:2'].disposition, 'emitted');
});

test('a shorthand that no step uses has an entry for each of its steps', (t) => {
  const used = /^( *1\. )IfAbruptRejectPromise\((_\w+_), _promiseCapability_\)\.$/gm;
  const source = SOURCE.replace(used, '$1ReturnIfAbrupt($2).');
  t.true(SOURCE.split(used).length > 2);
  const { code, ledger } = generated(source, FAITHFUL);
  t.is(ledger.steps['sec-ifabruptrejectpromise:1'].disposition, 'folded');
  const exported = /** @type {any} */ ({});
  new Function('exports', code)(exported);
  t.throws(() => exported.Promise.all(5), { instanceOf: TypeError }, 'no promise is rejected');
});
