/**
 * Comments of emitted code.
 *
 * @typedef {import('./estree.js').Comment} Comment
 * @typedef {import('./estree.js').Node} Node
 */

const WIDTH = 96;

/**
 * @param {string} text
 * @returns {Comment[]} lines of a comment
 */
export const noteOf = (text) => {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    if (lines.at(-1).length + word.length > WIDTH) lines.push('');
    lines.push(`${lines.pop()} ${word}`);
  }
  return lines.map((value) => ({ type: 'Line', value }));
};

/**
 * Puts comments before those that a statement has.
 * @param {Node} statement changed in place
 * @param {Comment[]} comments
 */
export const lead = (statement, comments) => {
  statement.leadingComments = [...comments, ...(statement.leadingComments ?? [])];
};
