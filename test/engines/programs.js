import cases from './cases.cjs';
import { resultOf } from './result.js';
import { expectedOf, scriptOf } from './script.js';

/** Random programs, twice: with a queue that the file drains, and with the jobs of the host. */

const count = ({ length }) => (length === 0 ? String(cases.COUNT) : `fewer than ${cases.COUNT}`);

/**
 * @param {{ edition: string }[]} libraries
 * @returns {Promise<import('./suites.js').Suite>}
 */
export const programs = async (libraries) => {
  const expected = {};
  for (const { edition } of libraries) expected[edition] ??= await expectedOf(edition);
  return {
    run: (host, { file, edition }) => resultOf(host, scriptOf(file, edition, expected[edition])),
    failures: ({ drained, jobs = [] }) =>
      [...drained, ...jobs].map((line) => ({ test: line.split(':')[0], message: line })),
    cell: ({ drained, jobs }) => (jobs ? `${count(drained)}, ${count(jobs)}` : count(drained)),
  };
};
