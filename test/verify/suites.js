import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { compare, loadExpectations, toExpectations } from '../support/expectations.js';
import { MOCHA_SUITES, runMochaSuite } from '../support/mocha-suites.js';
import { runJson } from '../support/spawn.js';
import { SUITES } from '../support/test262.js';
import { limit } from './limit.js';

/**
 * The suites that every library of the matrix has to pass, each run in a process of its own.
 *
 * @typedef {object} Result
 * @property {number} passed tests that end as the expectations say
 * @property {string[]} problems one line each
 * @property {number} seconds
 */

const CLI = fileURLToPath(new URL('../support/test262-cli.js', import.meta.url));

/** Of test262 all is work; Promises/A+ waits for its timers most of the time. */
const working = limit(availableParallelism());
const waiting = limit(8 * availableParallelism());

/**
 * What the library without passes fails, where nobody has listed it: passes change nothing of that.
 * @param {{file: string}} library
 * @returns {Promise<import('../support/expectations.js').Expectation[]>}
 */
export const failuresOf = async ({ file }) => {
  const suites = await runJson([CLI, file, '--json']);
  return SUITES.flatMap((suite) =>
    toExpectations(suite, suites[suite], []).map((entry) => ({
      ...entry,
      ...{ reason: 'the library without passes fails it', clause: 'none' },
    })),
  );
};

const runTest262 = async ({ file, known, ...library }) => {
  const expectations = [...(known ?? []), ...loadExpectations(library)];
  const suites = await runJson([CLI, file, '--json']);
  const problems = SUITES.flatMap((suite) =>
    compare(suite, suites[suite], expectations).map((problem) => `${suite}: ${problem}`),
  );
  const count = SUITES.reduce((sum, suite) => sum + suites[suite].length, 0);
  return { passed: count - problems.length, problems };
};

const runMocha =
  (suite) =>
  async ({ file }) => {
    const expected = MOCHA_SUITES[suite];
    const { passed, failures } = await runMochaSuite(suite, file);
    const problems = failures.map((failure) => `${suite}: ${failure}`);
    if (problems.length === 0 && passed !== expected.passed) {
      problems.push(`${suite}: ${passed} tests passed, not ${expected.passed}`);
    }
    return { passed, problems };
  };

const ALL = [
  { name: 'test262', turn: working, run: runTest262 },
  ...Object.keys(MOCHA_SUITES).map((name) => ({ name, turn: waiting, run: runMocha(name) })),
];

/** A suite that cannot be run to its end is a problem of the library, too. */
const runOne = ({ name, turn, run }, library) =>
  turn(async () => {
    const started = performance.now();
    const result = await run(library).catch((error) => ({
      passed: 0,
      problems: [`${name}: ${error.message}`],
    }));
    return { ...result, seconds: (performance.now() - started) / 1000 };
  });

/**
 * @param {{file: string, edition: string, target: string, assume: string[], known?: import('../support/expectations.js').Expectation[]}} library
 * @param {boolean} quick test262 alone
 * @returns {Promise<Result>} of all suites together
 */
export const runSuites = async (library, quick) => {
  const suites = quick ? ALL.slice(0, 1) : ALL;
  const results = await Promise.all(suites.map((suite) => runOne(suite, library)));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    problems: results.flatMap(({ problems }) => problems),
    seconds: results.reduce((sum, { seconds }) => sum + seconds, 0),
  };
};
