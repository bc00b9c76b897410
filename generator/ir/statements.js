import { findNode, isLeaf, nodes, TYPES } from './walk.js';

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
export const statements = (tree) =>
  nodes(tree).filter(({ type }) => !isLeaf(type) && STATEMENTS.has(type));

const isReturn = ({ type }) => type === 'ReturnStatement';
const isNoFunction = ({ type }) => !/Function/.test(type);

/**
 * @param {Node[]} list
 * @returns {boolean} whether its statements run one after the other, and the last alone may return
 */
export const isStraight = (list) =>
  list.every((statement, at) =>
    isReturn(statement) ? at === list.length - 1 : !findNode(statement, isReturn, isNoFunction),
  );
