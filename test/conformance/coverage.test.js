import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import vm from 'node:vm';
import test from 'ava';
import { COMMITTED, CURRENT } from '../../cli/editions.js';
import { COVERAGE, digestOf } from '../../cli/coverage/record.js';
import { MOST, namesByKey, readNames } from '../../cli/coverage/reached.js';
import { problemsOf } from '../../cli/coverage/summary.js';
import { GAPS } from '../support/coverage-gaps.js';
import { SWEEPS } from '../support/extent.js';
import coverage from '../support/coverage.cjs';
import { OUTPUT, ROOT } from '../support/libraries.js';
import { run } from '../support/spawn.js';
import { findTest262, suiteFiles, SUITES, TEST262_MISSING } from '../support/test262.js';

const CODE = `(function (x) {
  if (x > 1)
    return 'then';
  if (x > 0) {
    x = 'block';
  }
  return x;
})`;

const pointsOf = (code) => {
  const at = (text) => code.indexOf(text);
  return [
    { key: 'if', at: at('if (x > 1)') },
    { key: 'then', at: at("return 'then'") },
    { key: 'else', at: at('if (x > 1)'), minus: at("return 'then'") },
    { key: 'block', at: at("x = 'block'") },
    { key: 'end', at: at('return x') },
  ];
};

for (const edition of COMMITTED) {
  test(`what is kept of a run is of the library as it stands, ${edition}`, (t) => {
    const out = join(ROOT, 'output', edition);
    const kept = JSON.parse(readFileSync(join(out, COVERAGE), 'utf8'));
    t.is(
      kept.sha256,
      digestOf(readFileSync(join(out, kept.library), 'utf8')),
      `npm run coverage -- --edition ${edition} --write`,
    );
  });
}

const totalOf = (counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Steps that were counted, each with how many tests reach it. */
const countedSteps = (edition) => {
  const { steps } = JSON.parse(readFileSync(join(ROOT, 'output', edition, COVERAGE), 'utf8'));
  return Object.entries(steps).map(([key, counts]) => [
    key,
    typeof counts === 'string' ? 0 : totalOf(counts),
  ]);
};

for (const edition of COMMITTED) {
  test(`tests are named of every step that is reached, and of no other, ${edition}`, (t) => {
    const { tests, steps: named } = readNames(edition);
    for (const [key, total] of countedSteps(edition)) {
      const names = named[key] ?? [];
      t.true(total > 0 ? names.length > 0 : names.length === 0, key);
      t.true(names.length <= Math.min(MOST, total), key);
      t.true(
        names.every((name) => name in tests),
        key,
      );
    }
  });
}

test('the tests that are named of a step are those that reach few others', (t) => {
  const many = Array.from({ length: MOST }, (_, at) => [`wide ${at}`, ['a:1', 'a:2', 'a:3']]);
  const names = namesByKey({
    own: { own: ['a:1', 'a:4'] },
    head: { ...Object.fromEntries(many), narrow: ['a:1'] },
  });
  t.deepEqual(names.get('a:1').slice(0, 2), ['head/narrow', 'head/wide 0']);
  t.is(names.get('a:1').length, MOST);
  t.deepEqual(names.get('a:4'), ['own/own']);
});

test('the recorder tells tests and ways apart', (t) => {
  const filename = 'coverage-test-code.js';
  const recorder = new coverage.Recorder(pointsOf(CODE), filename);
  const code = new vm.Script(CODE, { filename }).runInThisContext();
  for (const [name, ...values] of [['both', 2, 0], ['then', 2], ['block', 1], ['none']]) {
    values.forEach(code);
    recorder.take(name);
  }
  t.deepEqual(recorder.result, {
    both: ['if', 'then', 'else', 'end'],
    then: ['if', 'then'],
    block: ['if', 'else', 'block', 'end'],
    none: [],
  });
});

test('a step that nothing reaches needs a reason, and a reason such a step', (t) => {
  const rows = [
    { key: 'a:1', total: 3 },
    { key: 'a:2', total: 0 },
    { key: 'a:3', total: 0, reason: 'nobody can' },
    { key: 'a:4' },
  ];
  t.deepEqual(problemsOf(rows, { 'a:3': 'nobody can' }), [
    'no test reaches a:2, and no reason is given',
  ]);
  t.deepEqual(problemsOf(rows.slice(0, 1), { 'a:1': 'idle', 'a:9': 'wrong' }), [
    'a:1 has a reason not to be reached, and is',
    'a:9 has a reason not to be reached, and is no step',
  ]);
});

test('what no test reaches is told from the last run that was written', async (t) => {
  const cli = join(ROOT, 'cli', 'index.js');
  const { code, stdout, stderr } = await run(
    process.execPath,
    [cli, 'coverage', '--missing', '--json'],
    { cwd: ROOT },
  );
  t.is(code, 0, stderr);
  const record = JSON.parse(readFileSync(join(OUTPUT, CURRENT, COVERAGE), 'utf8'));
  const reasons = Object.entries(record.steps).filter(([, reason]) => typeof reason === 'string');
  t.true(reasons.length > 0);
  t.deepEqual(
    JSON.parse(stdout).map(({ key, reason }) => [key, reason]),
    reasons,
  );
});

const steps = async (t, edition) => {
  const cli = join(ROOT, 'cli', 'index.js');
  const args = [cli, 'coverage', '--edition', edition, '--json'];
  const { code, stdout, stderr } = await run(process.execPath, args, { cwd: ROOT });
  t.is(code, 0, stderr);
  const { figures, problems, steps: rows } = JSON.parse(stdout);
  t.deepEqual(problems, []);
  t.is(figures.steps.reached, figures.steps.reachable);
  t.is(figures.parts.reached, figures.parts.reachable);
  const tested = new Map(rows.map(({ key, tests }) => [key, tests?.own]));
  for (const { name, reaches } of GAPS) {
    for (const key of reaches[edition]) t.true(tested.get(key) > 0, `${name}: ${key}`);
  }
};

const named = (edition, suite) =>
  readNames(edition)
    .tests.filter((name) => name.startsWith(`${suite}/`))
    .map((name) => name.slice(suite.length + 1));

if (findTest262()) {
  for (const edition of COMMITTED) {
    for (const suite of SUITES) {
      test(`tests of ${suite} that are named are there, ${edition}`, (t) => {
        const files = new Set(suiteFiles(join(findTest262(), suite), edition));
        const strange = named(edition, suite).filter((name) => !files.has(name));
        t.deepEqual(strange, []);
        t.true(named(edition, suite).length > 10);
      });
    }
  }
  for (const edition of SWEEPS ? COMMITTED : []) {
    test.serial(
      `every step and arm of ${edition} is reached, or there is a reason`,
      steps,
      edition,
    );
  }
} else if (process.env.REQUIRE_TEST262 === '1')
  test('test262 is here', (t) => t.fail(TEST262_MISSING));
else test.skip(TEST262_MISSING, () => {});

test('where test262 is missing, it is said before anything starts', async (t) => {
  const args = [join(ROOT, 'cli', 'index.js'), 'coverage'];
  const env = { TEST262_DIR: '/nonexistent' };
  const { code, stderr } = await run(process.execPath, args, { cwd: ROOT, env });
  t.is(code, 1);
  t.is(stderr, 'test262 is not here\n  expected  npm run test262:fetch\n');
});
