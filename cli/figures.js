import { isStepKey, parseOrigin } from '../generator/ir/origin.js';
import { statements } from '../generator/ir/statements.js';

/**
 * How much of a library stems from steps of the document, and where the rest is from.
 *
 * @typedef {import('../generator/ir/estree.js').Node} Node
 */

const isOfDocument = (origin) => /^(?:step|clause)$/.test(parseOrigin(origin).kind);

/**
 * `pass:then0`, `primitives`, `host`, `headings`: functions and classes of a whole clause
 * @param {Node} statement
 * @returns {string}
 */
const sourceOf = ({ origin }) => {
  const pass = origin.find((key) => parseOrigin(key).kind === 'pass');
  if (pass) return pass;
  if (origin.every(isOfDocument)) return 'headings';
  return origin.includes('host') ? 'host' : 'primitives';
};

/**
 * @param {Node} program after the last pass
 * @returns {{statements: number, fromSteps: number, rest: Record<string, number>}}
 */
export const originFigures = (program) => {
  const all = statements(program);
  const others = all.filter(({ origin }) => !origin.some(isStepKey));
  const rest = {};
  for (const statement of others) rest[sourceOf(statement)] = (rest[sourceOf(statement)] ?? 0) + 1;
  return { statements: all.length, fromSteps: all.length - others.length, rest };
};

/** @param {ReturnType<typeof originFigures>} figures @returns {string} */
export const figuresText = ({ statements: count, fromSteps, rest }) => {
  const share = ((100 * fromSteps) / count).toFixed(1);
  const others = Object.entries(rest)
    .sort(([, a], [, b]) => b - a)
    .map(([name, number]) => `${name} ${number}`);
  return `${share} % of ${count} statements come from steps; the others: ${others.join(', ')}`;
};
