import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * Which tests reach a step, by name. Of many tests those are named that reach the fewest steps: they
 * are about this one.
 */

/** How many tests of a step are named. */
export const MOST = 6;

/** The suites whose names say most, first. */
const ORDER = ['head', '2016-06', 'promises-es6-tests', 'promises-aplus-tests', 'own'];

/** Where the names of an edition are kept: among what is expected, since every run gives them. */
const fileOf = (edition) =>
  fileURLToPath(new URL(`../../test/expectations/${edition}.tests.json`, import.meta.url));

const byMeaning = (a, b) =>
  ORDER.indexOf(a.suite) - ORDER.indexOf(b.suite) ||
  a.size - b.size ||
  (a.test < b.test ? -1 : Number(a.test > b.test));

/**
 * @param {Record<string, Record<string, string[]>>} reached by suite and test
 * @returns {Map<string, string[]>} by key the names of tests, each behind that of its suite
 */
export const namesByKey = (reached) => {
  const all = ORDER.flatMap((suite) =>
    Object.entries(reached[suite] ?? {}).map(([test, keys]) => ({
      suite,
      test,
      keys,
      size: keys.length,
    })),
  );
  const names = new Map();
  for (const { suite, test, keys } of all.sort(byMeaning)) {
    for (const key of keys) {
      if (!names.has(key)) names.set(key, []);
      if (names.get(key).length < MOST) names.get(key).push(`${suite}/${test}`);
    }
  }
  return names;
};

const jsonLines = (values) => values.map((value) => `\n  ${value}`).join(',');

/** @param {string} edition @param {import('./summary.js').Row[]} rows */
export const writeNames = (edition, rows) => {
  const named = rows.filter(({ names }) => names?.length > 0);
  const tests = [...new Set(named.flatMap(({ names }) => names))].sort();
  const numbers = new Map(tests.map((test, index) => [test, index]));
  const steps = named.map(
    ({ key, names }) =>
      `${JSON.stringify(key)}: [${names.map((name) => numbers.get(name)).join(', ')}]`,
  );
  const list = jsonLines(tests.map((test) => JSON.stringify(test)));
  writeFileSync(
    fileOf(edition),
    `{\n "tests": [${list}\n ],\n "steps": {${jsonLines(steps)}\n }\n}\n`,
  );
};

/**
 * @param {string} edition
 * @returns {{tests: string[], steps: Record<string, number[]>}|undefined} the names, and by key their places; what
 *   is installed from the package has none
 */
export const readNames = (edition) => {
  const file = fileOf(edition);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};
