import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import test from 'ava';
import { swept } from '../support/extent.js';
import { runJson } from '../support/spawn.js';
import { PRESETS, STANDARD, STANDARD_PASSES } from '../../transforms/index.js';
import { CONFIGURATIONS, fileOf, select, ships } from '../verify/matrix.js';
import { page } from '../verify/table.js';

// What ships is tested in full elsewhere. Here each pass alone, the prefixes of the preset fast for
// one target, and all of its passes but one for the other are made with all checks, and run a sample
// of test262: some of them, and all in sweeps. `npm run verify` runs everything on all combinations.

const SAMPLE = fileURLToPath(new URL('../verify/sample-cli.js', import.meta.url));

const CHOSEN = [/^only /, /^fast until .*es2022$/, /^fast without .*es5$/];

const FEW = 2;

const configurations = swept(
  CONFIGURATIONS.filter(
    (configuration) =>
      !ships(configuration) && CHOSEN.some((pattern) => pattern.test(configuration.id)),
  ),
  (_, at, { length }) => at % Math.ceil(length / FEW) === 0,
);

/** @type {Record<string, string[]>} */
const problems = {};

test.before(async () => {
  const cores = availableParallelism();
  const parts = Array.from({ length: cores }, (_, part) =>
    configurations.filter((__, index) => index % cores === part).map(({ id }) => id),
  );
  const results = await Promise.all(parts.map((ids) => runJson([SAMPLE, ...ids])));
  Object.assign(problems, ...results);
});

for (const { id } of configurations) {
  test(`${id}: a sample of test262`, (t) => t.deepEqual(problems[id], []));
}

test('the matrix has every preset, each pass alone, each prefix, and all passes but one', (t) => {
  const ids = CONFIGURATIONS.map(({ id }) => id);
  const expect = (name) =>
    ['es2022', 'es5'].map((target) => t.true(ids.includes(`${name}, ${target}`), name));
  for (const preset of STANDARD) expect(preset);
  for (const { name } of STANDARD_PASSES) expect(`only ${name}`);
  for (const preset of STANDARD) {
    for (const name of PRESETS[preset]) expect(`${preset} until ${name}`);
    for (const name of PRESETS[preset]) expect(`${preset} without ${name}`);
  }
  t.is(
    new Set(CONFIGURATIONS.map((configuration) => fileOf(configuration, 'es2015'))).size,
    ids.length,
  );
});

test('a filter chooses by name', (t) => {
  t.deepEqual(
    select({ filter: 'only then0' }).map(({ id }) => id),
    ['only then0, es2022', 'only then0, es5'],
  );
  t.throws(() => select({ filter: 'then1' }));
});

test('the page of a verification shows every configuration, its problems, and what did nothing', (t) => {
  const [first, second] = select({ filter: 'only then0' });
  const rows = [
    { configuration: first, passed: 5, problems: ['a.js fails'], seconds: 1.25, idle: [] },
    {
      configuration: second,
      passed: 6,
      problems: [],
      seconds: 2,
      idle: [{ name: 'then0', why: 'no job' }],
      as: 'fast, es5',
    },
  ];
  const text = page(rows, { suites: ['a suite'], seconds: 3, fuzz: { [first.id]: '10 programs' } });
  t.true(
    text.includes('| only then0    | es2022 |      5 |      1 | 1.3          | 10 programs |'),
    text,
  );
  t.true(
    text.includes('| only then0    | es5    |      6 |      0 | as fast, es5 |             |'),
    text,
  );
  t.true(
    text.includes(
      '2 configurations of passes give 1 library of different code: 1 problem, in 3 s.',
    ),
  );
  t.true(text.includes('- only then0, es2022: a.js fails\n'));
  t.true(text.includes('- `then0` (es5): no job, in only then0\n'));
});
