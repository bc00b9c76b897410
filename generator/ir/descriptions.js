/** What function objects are told of their properties: `describe(function, 'name', { … })`. */

/**
 * @param {any} node
 * @returns {any} the function object inside of what describes it, or the node itself
 */
export const undescribed = (node) =>
  node?.type === 'CallExpression' && node.callee.name === 'describe'
    ? undescribed(node.arguments[0])
    : node;

/**
 * Puts another function object where a description has its own.
 * @param {any} description
 * @param {any} inner
 * @returns {any} the description
 */
export const describing = (description, inner) => {
  const [first] = description.arguments;
  if (undescribed(first) === first) description.arguments[0] = inner;
  else describing(first, inner);
  return description;
};
