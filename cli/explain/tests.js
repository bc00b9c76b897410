import { readNames } from '../coverage/reached.js';
import { readRecord } from '../coverage/record.js';
import { SUITES } from '../coverage/suites.js';

/**
 * The tests that reach a step.
 *
 * @typedef {object} Tests
 * @property {Record<string, number>} [counts] by suite
 * @property {string} [reason] why there is none
 * @property {string[]} names of some of them, each behind the name of its suite
 */

/**
 * @param {{out: string, edition: string}} answers
 * @returns {(key: string) => Tests|undefined} nothing where no run has counted
 */
export const testsBy = ({ out, edition }) => {
  const record = readRecord(out);
  const known = readNames(edition);
  return (key) => {
    const counted = record?.steps[key];
    if (counted === undefined) return undefined;
    if (typeof counted === 'string') return { reason: counted, names: [] };
    return { counts: counted, names: (known?.steps[key] ?? []).map((test) => known.tests[test]) };
  };
};

/** @param {Tests|undefined} tests @returns {string[]} lines */
export const testLines = (tests) => {
  if (!tests) return [];
  const { counts = {}, reason, names } = tests;
  if (reason) return [`    no test reaches it: ${reason}`];
  const by = Object.entries(counts).filter(([, count]) => count > 0);
  const total = by.reduce((sum, [, count]) => sum + count, 0);
  const suites = by.map(([suite, count]) => `${SUITES[suite]} ${count}`).join(', ');
  return [
    `    reached by ${total} tests (${suites})${names.length > 0 ? ', among them' : ''}`,
    ...names.map((name) => `      ${name}`),
  ];
};
