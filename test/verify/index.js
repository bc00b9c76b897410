import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { EDITIONS } from '../../cli/editions.js';
import { TARGET_NAMES } from '../../generator/targets/names.js';
import { hasExpectations } from '../support/expectations.js';
import { assumptionsOf, OUTPUT } from '../support/libraries.js';
import { MOCHA_SUITES } from '../support/mocha-suites.js';
import { makeThread } from '../support/thread.js';
import { findTest262, SUITES, TEST262_MISSING } from '../support/test262.js';
import {
  argumentsOf,
  checkWork,
  command,
  logFile,
  work,
  WORK_OPTIONS,
  WORK_USAGE,
} from '../support/work.js';
import { build } from './build.js';
import { CONFIGURATIONS, fileOf, select } from './matrix.js';
import { failuresOf, runSuites } from './suites.js';
import { counted, page, problemLines, record, tableOf } from './table.js';

const USAGE = `npm run verify -- [options]
  Runs the conformance suites on every preset and target, each pass alone with what it needs, each
  prefix of the pipeline, and all passes but one.

  --edition <name> whose document the libraries are of (default: es2015)
  --filter <text>  the configurations whose name has this text: "then0", "only", "es5"
  --quick          test262 alone
  --fuzz <file>    JSON, { "only then0, es5": "what a fuzzer found" }, for a column of its own
  --out <file>     where the page goes; a run of everything writes output/es2015/verification.md
${WORK_USAGE}`;

const BUILD = new URL('build-worker.js', import.meta.url);

const OPTIONS = {
  edition: { type: /** @type {const} */ ('string'), default: 'es2015' },
  filter: { type: /** @type {const} */ ('string') },
  quick: { type: /** @type {const} */ ('boolean'), default: false },
  fuzz: { type: /** @type {const} */ ('string') },
  out: { type: /** @type {const} */ ('string') },
  help: { type: /** @type {const} */ ('boolean'), default: false },
  ...WORK_OPTIONS,
  // most of them wait for timers of Promises/A+
  jobs: { ...WORK_OPTIONS.jobs, default: String(8 * availableParallelism()) },
};

const libraryOf = ({ target, choice }, file, { edition, failures }) => ({
  file,
  edition,
  target,
  assume: assumptionsOf(choice),
  known: failures.get(target),
});

/** By target, what the library without passes fails: of editions whose failures are not listed. */
const unlistedFailures = async (dir, edition) => {
  const failures = new Map();
  for (const target of TARGET_NAMES) {
    if (hasExpectations({ edition, target })) continue;
    const { code } = build({ name: 'faithful', target, choice: { preset: 'faithful' } }, edition);
    const file = join(dir, 'alone', edition, `faithful.${target}.cjs`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    failures.set(target, await failuresOf({ file }));
  }
  return failures;
};

/** What could not be made, or has names out of scope, is not run. */
const runOne = ({ configuration, file, problems }, options) =>
  problems.length > 0
    ? { passed: 0, problems, seconds: 0 }
    : runSuites(libraryOf(configuration, file, options), options.quick);

/** Threads that make libraries. */
const makeBuilders = (edition) =>
  Array.from({ length: availableParallelism() }, () =>
    makeThread(BUILD, { worker: { workerData: { edition } } }),
  );

/** What has the code of another library is not run again. */
const laneOf =
  ({ dir, builders, known, ...options }) =>
  (at) => {
    const { ask } = builders[at % builders.length];
    const run = async ({ configuration }) => {
      const { code, digest, ...built } = await ask(configuration.id);
      const same = `${digest} ${assumptionsOf(configuration.choice)}`;
      const file = join(dir, fileOf(configuration, options.edition));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, code);
      if (!known.has(same)) known.set(same, runOne({ configuration, file, ...built }, options));
      return { same, idle: built.idle, ...(await known.get(same)) };
    };
    return { run };
  };

/** The first library of those that have the same code, and assume the same, stands for all. */
const rowsOf = (done) => {
  const first = new Map();
  return done.map(({ item: { configuration }, result: { same, ...result } }) => {
    if (!first.has(same)) first.set(same, configuration);
    const other = first.get(same);
    return { configuration, as: other === configuration ? undefined : other.id, ...result };
  });
};

const word = ({ passed, problems, seconds }) =>
  [
    `${passed} passed, ${problems.length} failed, ${seconds.toFixed(1)} s`,
    ...problems.slice(0, 3),
  ].join('\n    ');

const main = async () => {
  const { values } = argumentsOf({ options: OPTIONS });
  if (values.help) return console.log(USAGE);
  checkWork(values);
  const root = findTest262();
  if (!root) throw new Error(TEST262_MISSING);
  const items = select(values).map((configuration) => ({ key: configuration.id, configuration }));
  const fuzz = values.fuzz && JSON.parse(readFileSync(values.fuzz, 'utf8'));
  const dir = mkdtempSync(join(tmpdir(), 'verify-'));
  const { edition, quick } = values;
  if (!EDITIONS.includes(edition))
    throw new Error(`there is no edition ${edition}: ${EDITIONS.join(', ')}`);
  const builders = makeBuilders(edition);
  try {
    const failures = await unlistedFailures(dir, edition);
    const done = await work({
      items,
      options: values,
      file: values.log ?? logFile('verify', [edition, quick]),
      lane: laneOf({ dir, quick, edition, failures, builders, known: new Map() }),
      word,
    });
    const rows = rowsOf(done);
    const seconds = rows.reduce((sum, row) => sum + (row.as ? 0 : row.seconds), 0);
    const test262 = SUITES.map((suite) => `test262 ${suite}`);
    const suites = values.quick ? test262 : [...test262, ...Object.keys(MOCHA_SUITES)];
    const problems = problemLines(rows);
    console.log([tableOf(rows, fuzz), ...problems].join('\n'));
    console.log(`${counted(problems.length, 'problem')}, ${Math.round(seconds)} s`);
    const whole = rows.length === CONFIGURATIONS.length && !quick && edition === 'es2015';
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
    for (const { stop } of builders) stop();
    rmSync(dir, { recursive: true, force: true });
  }
};

await command(main);
