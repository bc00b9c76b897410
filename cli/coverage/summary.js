import { isPart } from '../../generator/ir/origin.js';
import { MOST, namesByKey } from './reached.js';
import { SUITES } from './suites.js';

/**
 * How many tests reached each step and arm, from what each test reached.
 *
 * @typedef {object} Row
 * @property {string} key
 * @property {string} clause
 * @property {string} sentence
 * @property {string} disposition
 * @property {Record<string, number>} [tests] by suite; of a step that has code, or shares it
 * @property {number} [total]
 * @property {string[]} [names] of some of these tests, each behind the name of its suite
 * @property {string} [reason] why nothing reaches it
 */

const countsOf = (reached) => {
  const counts = new Map();
  for (const [suite, tests] of Object.entries(reached)) {
    for (const keys of Object.values(tests)) {
      for (const key of keys) {
        const bySuite = counts.get(key) ?? {};
        counts.set(key, { ...bySuite, [suite]: (bySuite[suite] ?? 0) + 1 });
      }
    }
  }
  return counts;
};

/** The tests of a step; of one without code of its own, those of the steps that do its part. */
const testsOf = (key, ledger, counts, coded) => {
  if (coded.has(key)) return counts.get(key) ?? {};
  const { with: others = [] } = ledger.steps[key];
  const counted = others
    .filter((other) => coded.has(other))
    .map((other) => counts.get(other) ?? {});
  if (counted.length === 0) return undefined;
  const suites = Object.keys(SUITES);
  return Object.fromEntries(
    suites.map((suite) => [suite, Math.max(...counted.map((bySuite) => bySuite[suite] ?? 0))]),
  );
};

/** The names of tests of a step; of one without code of its own, those of the steps that do its part. */
const namesOf = (key, ledger, names, coded) => {
  const { with: others = [] } = ledger.steps[key];
  const all = (coded.has(key) ? [key] : others).flatMap((name) => names.get(name) ?? []);
  return [...new Set(all)].slice(0, MOST);
};

/**
 * @param {import('../../generator/ledger/entries.js').Entry[]} entries
 * @param {import('../../generator/ledger/ledger.js').Ledger} ledger
 * @param {import('./points.js').Point[]} points
 * @param {Record<string, Record<string, string[]>>} reached by suite and test
 * @param {Record<string, string>} reasons why nothing reaches a step
 * @returns {Row[]}
 */
export const rowsOf = (entries, ledger, points, reached, reasons) => {
  const counts = countsOf(reached);
  const names = namesByKey(reached);
  const coded = new Set(points.map(({ key }) => key));
  return entries.map(({ key, step }) => {
    const { clause, sentence } = step;
    const { disposition } = ledger.steps[key];
    const row = { key, clause: `${clause.number} ${clause.title}`, sentence, disposition };
    const tests = testsOf(key, ledger, counts, coded);
    if (!tests) return row;
    const total = Object.values(tests).reduce((sum, count) => sum + count, 0);
    const reason = total === 0 && reasons[key];
    const named = { names: namesOf(key, ledger, names, coded) };
    return { ...row, tests, total, ...named, ...(reason ? { reason } : {}) };
  });
};

/** What has to be mended: a step that nothing reaches and nobody explains, or an idle reason. */
export const problemsOf = (rows, reasons) => {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return [
    ...rows
      .filter(({ total, reason }) => total === 0 && !reason)
      .map(({ key }) => `no test reaches ${key}, and no reason is given`),
    ...Object.keys(reasons)
      .filter((key) => byKey.get(key)?.total !== 0)
      .map(
        (key) =>
          `${key} has a reason not to be reached, and ${byKey.has(key) ? 'is' : 'is no step'}`,
      ),
  ];
};

const shareOf = (rows) => {
  const coded = rows.filter(({ total }) => total !== undefined);
  const reachable = coded.filter(({ reason }) => !reason);
  const reached = coded.filter(({ total }) => total > 0);
  return {
    all: rows.length,
    withCode: coded.length,
    reachable: reachable.length,
    reached: reached.length,
  };
};

/** @param {Row[]} rows @param {Record<string, Record<string, string[]>>} reached */
export const figuresOf = (rows, reached) => ({
  steps: shareOf(rows.filter(({ key }) => !isPart(key))),
  parts: shareOf(rows.filter(({ key }) => isPart(key))),
  suites: Object.fromEntries(
    Object.entries(reached).map(([suite, tests]) => {
      const keys = new Set(Object.values(tests).flat());
      const count = (part) => [...keys].filter((key) => isPart(key) === part).length;
      return [suite, { tests: Object.keys(tests).length, steps: count(false), parts: count(true) }];
    }),
  ),
});
