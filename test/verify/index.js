import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { assumptionsOf, OUTPUT } from '../support/libraries.js';
import { MOCHA_SUITES } from '../support/mocha-suites.js';
import { runJson } from '../support/spawn.js';
import { findTest262, SUITES, TEST262_MISSING } from '../support/test262.js';
import { CONFIGURATIONS, select } from './matrix.js';
import { runSuites } from './suites.js';
import { counted, page, problemLines, record, tableOf } from './table.js';

const USAGE = `npm run verify -- [--filter TEXT] [--shard I/N] [--quick] [--fuzz FILE] [--out FILE]
  Runs the conformance suites on every preset and target, each pass alone with what it needs, each
  prefix of the pipeline, and all passes but one.
  --filter  the configurations whose name has this text: "then0", "only", "es5"
  --shard   the I-th of N parts, from 1
  --quick   test262 alone
  --fuzz    a JSON file, { "only then0, es5": "what a fuzzer found" }, for a column of its own
  --out     where the page goes; a run of everything writes output/es2015/verification.md`;

const BUILD = fileURLToPath(new URL('build-cli.js', import.meta.url));
const say = (line) => console.error(line);

const OPTIONS = {
  filter: { type: 'string' },
  shard: { type: 'string' },
  quick: { type: 'boolean', default: false },
  fuzz: { type: 'string' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
};

/** Libraries are made by as many processes as there are cores. */
const buildAll = async (configurations, dir) => {
  const cores = availableParallelism();
  const parts = Array.from({ length: cores }, (_, part) =>
    configurations.filter((__, index) => index % cores === part).map(({ id }) => id),
  ).filter((ids) => ids.length > 0);
  const built = await Promise.all(parts.map((ids) => runJson([BUILD, dir, ...ids])));
  const byId = new Map(built.flat().map((library) => [library.id, library]));
  return configurations.map((configuration) => ({ configuration, ...byId.get(configuration.id) }));
};

const libraryOf = ({ target, choice }, file) => ({
  file,
  edition: 'es2015',
  target,
  assume: assumptionsOf(choice),
});

/** What could not be made, or has names out of scope, is not run. */
const runOne = ({ configuration, file, problems }, quick) =>
  problems.length > 0
    ? { passed: 0, problems, seconds: 0 }
    : runSuites(libraryOf(configuration, file), quick);

const report = (progress, { id }, { passed, problems, seconds }) => {
  say(`${progress} ${id}: ${passed} passed, ${problems.length} failed, ${seconds.toFixed(1)} s`);
  for (const problem of problems.slice(0, 3)) say(`    ${problem}`);
};

/** The first library of those that have the same code, and assume the same, stands for all. */
const runAll = async (built, { quick }) => {
  const keyOf = ({ configuration, digest }) => `${digest} ${assumptionsOf(configuration.choice)}`;
  const first = new Map();
  for (const library of built) if (!first.has(keyOf(library))) first.set(keyOf(library), library);
  const results = new Map();
  await Promise.all(
    [...first].map(async ([key, library]) => {
      results.set(key, await runOne(library, quick));
      report(`[${results.size}/${first.size}]`, library.configuration, results.get(key));
    }),
  );
  return built.map((library) => {
    const { configuration: other } = first.get(keyOf(library));
    const as = other === library.configuration ? undefined : other.id;
    return {
      configuration: library.configuration,
      idle: library.idle,
      as,
      ...results.get(keyOf(library)),
    };
  });
};

const main = async () => {
  const { values } = parseArgs({ options: OPTIONS });
  if (values.help) return console.log(USAGE);
  const root = findTest262();
  if (!root) throw new Error(TEST262_MISSING);
  const configurations = select(values);
  const fuzz = values.fuzz && JSON.parse(readFileSync(values.fuzz, 'utf8'));
  const started = performance.now();
  const dir = mkdtempSync(join(tmpdir(), 'verify-'));
  try {
    say(`making ${counted(configurations.length, 'library')}`);
    const rows = await runAll(await buildAll(configurations, dir), values);
    const seconds = (performance.now() - started) / 1000;
    const test262 = SUITES.map((suite) => `test262 ${suite}`);
    const suites = values.quick ? test262 : [...test262, ...Object.keys(MOCHA_SUITES)];
    const problems = problemLines(rows);
    console.log([tableOf(rows, fuzz), ...problems].join('\n'));
    console.log(`${counted(problems.length, 'problem')}, ${Math.round(seconds)} s`);
    const whole = configurations.length === CONFIGURATIONS.length && !values.quick;
    const out = values.out ?? (whole ? join(OUTPUT, 'es2015', 'verification.md') : undefined);
    if (out) {
      writeFileSync(out, page(rows, { suites, seconds, fuzz }));
      writeFileSync(
        out.replace(/\.md$/, '.json'),
        `${JSON.stringify(record(rows, suites), null, 1)}\n`,
      );
    }
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

try {
  await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 2;
}
