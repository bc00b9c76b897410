import { findNode } from './walk.js';

/**
 * @param {import('./estree.js').Node|import('./estree.js').Node[]} root
 * @param {string} name
 * @returns {boolean} whether a variable gets a value where it is not declared
 */
export const isSetAgain = (root, name) => {
  const sets = ({ type, left, argument }) =>
    (type === 'AssignmentExpression' && left.name === name) ||
    (type === 'UpdateExpression' && argument.name === name);
  return findNode(root, sets) !== undefined;
};
