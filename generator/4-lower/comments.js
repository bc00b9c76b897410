/**
 * The standard's sentences as comments of the code that they became.
 *
 * @typedef {import('../ir/estree.js').Comment} Comment
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** A sentence as a comment shows it: cross references are for documents with links. */
const plain = (sentence) =>
  sentence
    .replace(/ ?\((?:see )?<emu-xref [^>]*><\/emu-xref>\)/g, '')
    .replace(/<emu-xref href="#([^"]*)"[^>]*><\/emu-xref>/g, '$1');

/**
 * The comment of a step, which it keeps: a chain shows the steps that no other comment does.
 * @param {import('../../spec/2-parse/parse.js').ParsedStep} step
 * @returns {Comment}
 */
export const commentOf = (step) => {
  const via = step.via ? `${step.clause.operation} ` : '';
  return { type: 'Line', value: ` ${via}${step.path}. ${plain(step.sentence)}`, step };
};

/**
 * Puts comments before those that a statement has.
 * @param {Node} statement changed in place
 * @param {Comment[]} comments
 */
export const lead = (statement, comments) => {
  statement.leadingComments = [...comments, ...(statement.leadingComments ?? [])];
};

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
