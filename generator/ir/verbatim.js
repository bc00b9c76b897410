/**
 * escodegen prints the text that a node has under this key: it knows no class fields, and no comment
 * within an expression.
 */
export const VERBATIM = 'verbatim';

/**
 * @param {import('./estree.js').Node} number a literal
 * @param {string} name what a comment behind it says
 * @returns {import('./estree.js').Node}
 */
export const withName = (number, name) => ({
  ...number,
  [VERBATIM]: { content: `${number.value} /* ${name} */`, precedence: Infinity },
});
