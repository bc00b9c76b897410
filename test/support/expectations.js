import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * A test that fails, and why it must: `{ suite, test, scenario?, reason, clause }`. Without a
 * `scenario` all scenarios of the test fail. `clause` is the clause of the edition that says so.
 *
 * @typedef {{ suite: string, test: string, scenario?: string, reason: string, clause: string }} Expectation
 */

/** @returns {Expectation[]} */
function read(name) {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

const fileOf = (name) => fileURLToPath(new URL(`../expectations/${name}.json`, import.meta.url));

/** @param {{ edition: string, target: string }} library @returns {boolean} whether its failures are listed */
export const hasExpectations = ({ edition, target }) => existsSync(fileOf(`${edition}.${target}`));

/**
 * The expectations of an edition and a target, which all combinations of passes share, and of the
 * assumptions that are made: tests that do what the user promised not to do.
 *
 * @param {{ edition: string, target: string, assume?: string[] }} library
 * @returns {Expectation[]}
 */
export function loadExpectations({ edition, target, assume = [] }) {
  return [`${edition}.${target}`, ...assume].flatMap(read);
}

const covers = ({ test, scenario }, result) =>
  test === result.file && (scenario === undefined || scenario === result.scenario);

/**
 * What is wrong with the results of a suite: unlisted failures, listed tests that pass or are not
 * there, entries that give no reason. One line each, none when all is as expected.
 *
 * @param {string} suite
 * @param {{ file: string, scenario: string, pass: boolean, message: string }[]} results
 * @param {Expectation[]} expectations of all suites
 * @returns {string[]}
 */
export function compare(suite, results, expectations) {
  const listed = expectations.filter((entry) => entry.suite === suite);
  const unlisted = results
    .filter((result) => !result.pass && !listed.some((entry) => covers(entry, result)))
    .map(
      (result) =>
        `fails, but is not listed: ${result.file} (${result.scenario}): ${result.message}`,
    );
  return [...unlisted, ...listed.flatMap((entry) => complaints(entry, results))];
}

function complaints(entry, results) {
  const name = entry.scenario ? `${entry.test} (${entry.scenario})` : entry.test;
  const covered = results.filter((result) => covers(entry, result));
  const passing = covered.filter(({ pass }) => pass).map(({ scenario }) => scenario);
  const lines = [];
  if (covered.length === 0) lines.push(`is listed, but is not in the suite: ${name}`);
  if (passing.length > 0) lines.push(`is listed, but passes: ${name} [${passing.join(', ')}]`);
  if (!entry.clause || !entry.reason || entry.reason.startsWith('?')) {
    lines.push(`is listed without a reason or a clause: ${name}`);
  }
  return lines;
}

/**
 * The failures of a suite as entries for the expectations file. What is listed keeps its reason;
 * what is not gets the failure's message after a question mark, which does not count as one.
 *
 * @param {string} suite
 * @param {{ file: string, scenario: string, pass: boolean, message: string }[]} results
 * @param {Expectation[]} expectations
 * @returns {Expectation[]}
 */
export function toExpectations(suite, results, expectations) {
  const listed = expectations.filter((entry) => entry.suite === suite);
  const files = [...new Set(results.map(({ file }) => file))];
  return files.flatMap((file) => {
    const runs = results.filter((result) => result.file === file);
    const failures = runs.filter(({ pass }) => !pass);
    const whole = failures.length === runs.length;
    return (whole ? failures.slice(0, 1) : failures).map((failure) => {
      const { reason = `? ${failure.message}`, clause = '' } =
        listed.find((entry) => covers(entry, failure)) ?? {};
      const scenario = whole ? {} : { scenario: failure.scenario };
      return { suite, test: failure.file, ...scenario, reason, clause };
    });
  });
}
