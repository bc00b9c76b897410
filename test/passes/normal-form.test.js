import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import test from 'ava';
import { loadFor } from '../../cli/document.js';
import { sourceOf } from '../../cli/editions.js';
import { CANONICAL, canonicalise } from '../../generator/5-optimise/optimise.js';
import { RULES } from '../../generator/5-optimise/normal-form/index.js';
import { targets } from '../../generator/targets/index.js';
import { generate } from '../../transforms/generate.js';
import { edited } from '../support/documents.js';
import { swept } from '../support/extent.js';
import { generated } from '../support/generated.js';
import { ROOT } from '../support/libraries.js';
import { normal, runExample } from '../support/pass-examples.js';

/** The normal form: what later editions say in other words than ES2015. */

const NAMES = RULES.map(({ name }) => name);
const isLine = (text) => typeof text === 'string' && /^\S(?:.*\S)?$/.test(text);

test('every file is a rule of that name, and runs', (t) => {
  const files = readdirSync(join(ROOT, 'generator', '5-optimise', 'normal-form'))
    .map((file) => basename(file, '.js'))
    .filter((name) => name !== 'index');
  t.deepEqual([...NAMES].sort(), files.sort());
});

for (const rule of CANONICAL) {
  test(`${rule.name} says what it takes for the same, and why; its examples hold`, (t) => {
    t.true(isLine(rule.summary));
    t.true(isLine(rule.sound));
    t.true(rule.examples.length > 0);
    for (const example of rule.examples) {
      const { before, after } = runExample(rule, example);
      t.is(before, normal(example.before));
      t.is(after, normal(example.after));
    }
  });
}

const exampleOf = (name) => RULES.find((rule) => rule.name === name).examples[0].before;

/** @type {Record<string, [rule: string, code: string]>} what looks like a form, and means something else */
const LEFT_ALONE = {
  'a reaction that is made elsewhere, of what need not be callable': [
    'absent-handlers',
    `${exampleOf('absent-handlers')} function peek(c, f) { return { Capability: c, Type: enumReject, Handler: f }; }`,
  ],
  'a handler that is asked for twice': [
    'absent-handlers',
    exampleOf('absent-handlers').replace(
      'let result;',
      'let result; if (handler === enumEmpty) { note(); }',
    ),
  ],
  'what was chosen is asked for once more': [
    'absent-handlers',
    exampleOf('absent-handlers').replace('add({', 'if (fulfilled === enumEmpty) { note(); } add({'),
  ],
  'a call without a capability, in a variable of a name that elsewhere has one': [
    'given-capability',
    `${exampleOf('given-capability')} function peek(p, f) { const capability = undefined; return PerformPromiseThen(p, f, f, capability); }`,
  ],
  'a reaction without a capability': [
    'given-capability',
    `${exampleOf('given-capability')} function peek() { return { Capability: undefined, Handler: f }; }`,
  ],
  'a reaction that does not have the capability that was given': [
    'given-capability',
    exampleOf('given-capability').replace(
      'add({ Capability: capability',
      'add({ Capability: undefined',
    ),
  ],
  'a capability that is taken away': [
    'given-capability',
    exampleOf('given-capability').replace('add(', 'capability = undefined; add('),
  ],
  'a reaction that loses its capability': [
    'given-capability',
    `${exampleOf('given-capability')} function forget(reaction) { reaction.Capability = undefined; }`,
  ],
  'a state that has the name of an enumeration which is another state': [
    'state-names',
    "p.#PromiseState = 'pending'; q.#PromiseState = enumPending; if (p.#PromiseState === 'pending') { a(); }",
  ],
  'a callback whose properties are asked for': [
    'job-callbacks',
    'function HostMakeJobCallback(callback) { return { Callback: callback, HostDefined: enumEmpty }; } function HostCallJobCallback(record, V, list) { return Call(record.Callback, V, list); } function f(g) { let record; record = HostMakeJobCallback(g); ask(record); return HostCallJobCallback(record, undefined, []); } function ask(x) { return Get(x, "length"); }',
  ],
  'a promise that loses its result once it has settled': [
    'empty-result',
    "p.#PromiseState = 'pending'; p.#PromiseResult = enumEmpty; function forget(q) { q.#PromiseResult = enumEmpty; }",
  ],
  'a result that is read where another promise has settled': [
    'empty-result',
    "p.#PromiseState = 'pending'; p.#PromiseResult = enumEmpty; function peek(q, r) { if (q.#PromiseState === 'fulfilled') { return r.#PromiseResult; } }",
  ],
  'a result that the host is told of before there is any': [
    'empty-result',
    "p.#PromiseState = 'pending'; p.#PromiseResult = enumEmpty; function RejectPromise(q, r) { HostPromiseRejectionTracker(q, 'reject', q.#PromiseResult); q.#PromiseState = 'rejected'; q.#PromiseResult = r; }",
  ],
  'an operation whose completion somebody wants': [
    'discarded-completions',
    `${exampleOf('discarded-completions')} function g(p) { RejectPromise(p); return p; }`,
  ],
  'an operation that may be abrupt where it gives its value': [
    'discarded-completions',
    exampleOf('discarded-completions').replace('return undefined', "return Get(p, 'y')"),
  ],
  'a cell that may be empty from the start': [
    'emptied-cells',
    exampleOf('emptied-cells').replace('OrdinaryCreateFromConstructor(C)', 'find(C)'),
  ],
  'a cell that somebody else fills again': [
    'emptied-cells',
    exampleOf('emptied-cells').replace('return use;', 'place.Value = use; return use;'),
  ],
  'a cell that is read once more when it is empty': [
    'emptied-cells',
    exampleOf('emptied-cells').replace('settle(object, x);', 'settle(object, place.Value);'),
  ],
  'a parameter that is not always a cell': [
    'field-names',
    'function f() { const count = { Value: 1 }; add(count); } function g(x) { add({ Value: x, Other: 1 }); } function add(F) { F.Value = F.Value + 1; }',
  ],
};

for (const [title, [name, code]] of Object.entries(LEFT_ALONE)) {
  test(`${name} leaves alone: ${title}`, (t) => {
    const rule = CANONICAL.find((candidate) => candidate.name === name);
    const { before, after } = runExample(rule, { before: code, after: code });
    t.is(after, before);
  });
}

const CLOSURE = 'function f(x) { const g = Known(x); return g; }';
const STEPS = 'function Known(a) { return z => { return Get(a, z); }; }';

/** @type {Record<string, string>} closures whose function object is the known one's, but for something */
const CLOSURES_LEFT_ALONE = {
  'a variable that the closure sets': `${CLOSURE} ${STEPS.replace('Get(a, z)', 'Get((a = z), z)')}`,
  'a closure that is returned where it is made': `${CLOSURE} function h(x) { return Known(x); } ${STEPS}`,
  'a closure that is made with more elsewhere': `${CLOSURE} function h(x, y) { const g = Known(x, y); return g; } ${STEPS}`,
  'a closure whose function object has other slots elsewhere':
    'function f(x) { const s = { B: undefined }; const g = Known(s, x); return g; } function h(x) { const s = { A: undefined }; const g = Known(s, x); s.A = 1; return g; } function Known(F, a) { return z => { return Get(a, z); }; }',
  'two closures that have a Record together':
    'function f(x, y) { const c = { Value: undefined }; const g = Known(c, x); const h = Known(c, y); return use(g, h); } function Known(c, a) { return z => { return Get(a, c.Value); }; }',
  'a closure that captures more than there are slots': [CLOSURE, STEPS]
    .map((text) =>
      text.replace('(x)', '(x, y)').replace('Known(x)', 'Known(x, y)').replace('(a)', '(a, b)'),
    )
    .join(' '),
  'a closure of another name that does something else':
    `${CLOSURE} ${STEPS.replace('a, z', 'z, a')}`.replaceAll('Known', 'Other'),
  'a closure of another name beside one of the known name': `${CLOSURE} ${STEPS} function Other(a) { return z => { return Get(a, z); }; } function h(x) { const g = Other(x); return Known(g); }`,
};

for (const [title, before] of Object.entries(CLOSURES_LEFT_ALONE)) {
  test(`known-closures leaves alone: ${title}`, (t) => {
    const rule = CANONICAL.find(({ name }) => name === 'known-closures');
    const { reference } = rule.examples.at(-1);
    t.is(runExample(rule, { reference, before, after: before }).after, normal(before));
  });
}

const alike = (text) => [text, text];
/** @type {Record<string, string[]>} */
const CELLS = {
  'a cell that an operation is given': [
    'function f() { const count = { Value: 1 }; add(count); } function add(F) { F.Value = F.Value + 1; }',
    'function f() { const count = { value: 1 }; add(count); } function add(F) { F.value = F.value + 1; }',
  ],
  'a Record of more beside a cell of that name': [
    'function f() { const cell = { Value: 1 }; cell.Value = 2; } function g(x) { const cell = { Value: x, Other: 1 }; return cell.Value; }',
    'function f() { const cell = { value: 1 }; cell.value = 2; } function g(x) { const cell = { Value: x, Other: 1 }; return cell.Value; }',
  ],
  'Records of a List beside a cell of that name': [
    'function f() { const cell = { Value: 1 }; add(cell); } function add(F) { F.Value = 2; } function g(list) { for (const item of list) { item.Value = item.Value + 1; } }',
    'function f() { const cell = { value: 1 }; add(cell); } function add(F) { F.value = 2; } function g(list) { for (const item of list) { item.Value = item.Value + 1; } }',
  ],
  'Records of a List that may be a cell': alike(
    'function f() { const cell = { Value: 1 }; g([cell]); } function g(list) { for (const item of list) { item.Value = item.Value + 1; } }',
  ),
  'a slot of a function object that may be a cell': alike(
    'function f(x) { const cell = { Value: 1 }; const gSlots = { C: undefined }; const g = Maker(gSlots); gSlots.C = x; gSlots.C = cell; } function Maker(F) { return () => F.C.Value; }',
  ),
};

for (const [title, [before, after]] of Object.entries(CELLS)) {
  test(`field-names: ${title}`, (t) => {
    const rule = CANONICAL.find(({ name }) => name === 'field-names');
    t.is(runExample(rule, { before, after }).after, normal(after));
  });
}

test('functions that the rules bring, and variables of their names, stand apart', (t) => {
  const source = edited(
    [
      [
        'Let _reason_ be _promise_.[[PromiseResult]].',
        'Let _PromiseReactionJob_ be _promise_.[[PromiseResult]].',
        'sec-performpromisethen',
      ],
      [
        'NewPromiseReactionJob(_rejectReaction_, _reason_)',
        'NewPromiseReactionJob(_rejectReaction_, _PromiseReactionJob_)',
        'sec-performpromisethen',
      ],
    ],
    loadFor(sourceOf({ edition: 'es2025' })).source,
  );
  const library = {};
  new Function('exports', generated(source, { preset: 'fast', edition: 'es2025' }).code)(library);
  const jobs = [];
  const P = library.create({ scheduler: (job) => jobs.push(job) });
  const log = [];
  P.reject(1).then(undefined, (reason) => log.push(reason));
  while (jobs.length > 0) jobs.shift()();
  t.deepEqual(log, [1]);
});

/** What the rules do to a document. */
const reportsOf = (edition, target, preset = 'faithful') => {
  let tree;
  const onStage = (stage, value) => {
    if (stage === 'translate') tree = value;
  };
  generate(loadFor(sourceOf({ edition }), preset), {
    preset: 'faithful',
    target,
    edition,
    withMap: false,
    onStage,
  });
  return canonicalise(tree, { target: targets.get(target), verifyEach: true });
};

/** What editions never say, and edits do. */
const OF_EDITS = [
  'absent-arguments asked-species boolean-tests discarded-completions emptied-cells factored-steps',
  'given-steps handler-names handler-order idle-steps internal-names known-closures',
  'parameter-order result-fields reworded-steps slot-lists steps-between sunk-calls told-reasons',
  'unreached-functions',
].flatMap((names) => names.split(' '));

const appliedIn = (reports) =>
  reports.filter(({ applied }) => applied.length > 0).map(({ name }) => name);

for (const target of swept([...targets.keys()], (_, at) => at === 0)) {
  test(`ES2015 has the form already, and ES2025 takes it with every rule: ${target}`, (t) => {
    for (const preset of ['fast', 'deferred']) {
      t.deepEqual(appliedIn(reportsOf('es2015', target, preset)), [], preset);
    }
    const reports = reportsOf('es2025', target);
    t.deepEqual(
      appliedIn(reports),
      NAMES.filter((name) => !OF_EDITS.includes(name)),
    );
    t.deepEqual(
      reports.flatMap(({ declined }) => declined),
      [],
    );
  });
}

/** Passes that are written for ES2015's forms, and that ES2025 has something for since it has them. */
const REACHED = [
  ...['resolver-split', 'capability-bypass', 'field-inlining', 'state-bits', 'then0', 'job-queue'],
  ...['resolver-scope', 'handlers-first', 'capability-inlining', 'values-first'],
  ...['consecutive-jobs', 'lazy-functions', 'forgotten-then', 'array-combinators'],
  ...['joined-elements', 'early-array', 'flat-records', 'intrinsic-resolve', 'subclass-tests'],
];

test('the passes that chains of `then`, all and its like are fast by apply to ES2025', (t) => {
  const { report, ledger } = generated(loadFor(sourceOf({ edition: 'es2025' })), {
    preset: 'fast',
    edition: 'es2025',
  });
  const applied = appliedIn(report);
  t.deepEqual(
    REACHED.filter((name) => !applied.includes(name)),
    [],
  );
  const rules = Object.values(ledger.steps).filter(
    ({ disposition }) => disposition === 'canonicalised',
  );
  t.true(rules.length > 0);
  t.true(rules.every(({ rule, proved }) => NAMES.includes(rule) && isLine(proved)));
});

test('without passes a library keeps the forms of its document', (t) => {
  const { code, ledger } = generated(loadFor(sourceOf({ edition: 'es2025' })), {
    preset: 'faithful',
    edition: 'es2025',
  });
  t.regex(code, /function HostMakeJobCallback/);
  t.notRegex(code, /function EnqueueJob/);
  t.false(Object.values(ledger.steps).some(({ disposition }) => disposition === 'canonicalised'));
});
