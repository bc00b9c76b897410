import { plainText } from '../../spec/1-read/plain.js';

/**
 * The standard's sentences as comments of the code that they became.
 *
 * @typedef {import('../ir/estree.js').Comment} Comment
 * @typedef {import('../ir/estree.js').Node} Node
 */

/**
 * The comment of a step, which it keeps: a chain shows the steps that no other comment does.
 * @param {import('../../spec/2-parse/parse.js').ParsedStep} step
 * @returns {Comment}
 */
export const commentOf = (step) => {
  const via = step.via ? `${step.clause.number} ${step.clause.operation}, ` : '';
  return { type: 'Line', value: ` ${via}${step.path}. ${plainText(step.sentence)}`, step };
};

/**
 * @param {import('../../spec/1-read/document.js').Clause} clause
 * @param {string} title of the code that it became, as ecmarkdown
 * @returns {Comment} its number and title
 */
export const headingOf = (clause, title) => ({
  type: 'Line',
  value: ` ${clause.number} ${plainText(title)}`,
  clause,
});

/**
 * Steps without code at the end of a block stand behind its last statement.
 * @param {Node[]} statements of the block, changed in place
 * @param {Comment[]} comments
 * @returns {Node} the statement that carries the comments
 */
export const trail = (statements, comments) => {
  if (statements.length === 0) statements.push({ type: 'EmptyStatement' });
  const last = statements.at(-1);
  if (last.type === 'EmptyStatement') last.leadingComments = comments;
  else last.trailingComments = [...(last.trailingComments ?? []), ...comments];
  return last;
};
