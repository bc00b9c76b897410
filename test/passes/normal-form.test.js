import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import test from 'ava';
import { loadFor } from '../../cli/document.js';
import { sourceOf } from '../../cli/editions.js';
import { CANONICAL, canonicalise } from '../../generator/5-optimise/optimise.js';
import { RULES } from '../../generator/5-optimise/normal-form/index.js';
import { targets } from '../../generator/targets/index.js';
import { generate } from '../../transforms/generate.js';
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
    onStage,
  });
  return canonicalise(tree, { target: targets.get(target), verifyEach: true });
};

const appliedIn = (reports) =>
  reports.filter(({ applied }) => applied.length > 0).map(({ name }) => name);

for (const target of targets.keys()) {
  test(`ES2015 has the form already, and ES2025 takes it with every rule: ${target}`, (t) => {
    for (const preset of ['fast', 'deferred']) {
      t.deepEqual(appliedIn(reportsOf('es2015', target, preset)), [], preset);
    }
    const reports = reportsOf('es2025', target);
    t.deepEqual(appliedIn(reports), NAMES);
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
  const { report, ledger } = generate(loadFor(sourceOf({ edition: 'es2025' })), {
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
  const { code, ledger } = generate(loadFor(sourceOf({ edition: 'es2025' })), {
    preset: 'faithful',
    edition: 'es2025',
  });
  t.regex(code, /function HostMakeJobCallback/);
  t.notRegex(code, /function EnqueueJob/);
  t.false(Object.values(ledger.steps).some(({ disposition }) => disposition === 'canonicalised'));
});
