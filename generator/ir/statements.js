import { nodes, TYPES } from './walk.js';

/** @typedef {import('./estree.js').Node} Node */

/** What counts as a statement: blocks are part of the statement that has them. */
const STATEMENTS = new Set(
  TYPES.filter(
    (type) =>
      /Statement$|Declaration$|^(?:Method|Property)Definition$/.test(type) &&
      type !== 'BlockStatement',
  ),
);

/** @param {Node} node @returns {boolean} */
export const isStatement = ({ type }) => STATEMENTS.has(type);

/** @param {Node} tree @returns {Node[]} */
export const statements = (tree) => nodes(tree).filter(isStatement);
