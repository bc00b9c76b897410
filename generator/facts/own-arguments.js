import { countReferences, nodes, references } from '../ir/walk.js';

/**
 * A function inside of another one has arguments of its own, unless it is an arrow.
 * @param {import('../ir/estree.js').Node} tree of a function, without itself
 * @returns {boolean} whether such a function asks for its own
 */
export const asksForOthers = (tree) =>
  nodes(tree).some(
    (node) => node.type === 'FunctionExpression' && countReferences(node, 'arguments') > 0,
  );

/**
 * @param {any} node
 * @returns {boolean} whether it is what each call of a function has of its own: not so that of an arrow
 */
export const isOfCall = ({ type, name }) =>
  type === 'ThisExpression' || (type === 'Identifier' && name === 'arguments');

/**
 * @param {import('../ir/estree.js').Node} tree of a function, without itself
 * @returns {boolean} whether it asks for more of its arguments than how many they are
 */
export const asksForArguments = (tree) =>
  references(tree).some(
    ({ node, parent }) => node.name === 'arguments' && parent.property?.name !== 'length',
  );
