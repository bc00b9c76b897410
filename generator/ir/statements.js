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

/** @param {Node} node @returns {boolean} */
export const isBlock = ({ type }) => type === 'BlockStatement';

/** @param {any} node @returns {boolean} whether it is `let x;` */
export const isBare = ({ type, declarations }) =>
  type === 'VariableDeclaration' && !declarations[0].init;

/** @param {Node} node @returns {boolean} */
export const isReturn = ({ type }) => type === 'ReturnStatement';

const isNoFunction = ({ type }) => !/Function/.test(type);

/** @param {any} arm of a condition @returns {any[]} its statements: a block's, or the one that it is */
export const listOf = (arm) => (arm.type === 'BlockStatement' ? arm.body : [arm]);

/** @param {any} statement @returns {boolean} whether it returns, whatever its conditions say */
export const returnsAlways = ({ type, consequent, alternate, body }) => {
  if (type === 'ReturnStatement') return true;
  if (type === 'IfStatement')
    return Boolean(alternate) && returnsAlways(consequent) && returnsAlways(alternate);
  return type === 'BlockStatement' && body.length > 0 && returnsAlways(body.at(-1));
};

/**
 * @param {Node[]} list
 * @returns {boolean} whether its statements run one after the other, and the last alone may return
 */
export const isStraight = (list) =>
  list.every((statement, at) =>
    isReturn(statement) ? at === list.length - 1 : !findNode(statement, isReturn, isNoFunction),
  );

/**
 * What is asked of statements that are made of expressions alone, also behind conditions.
 * @template Place
 * @param {(expression: any, place?: Place) => boolean} isPart
 * @param {(test: any, place?: Place) => boolean} isAsked whether a condition may stand before them
 * @returns {(statement: Node, place?: Place) => boolean}
 */
export const madeOf = (isPart, isAsked) => {
  const kinds = {
    ExpressionStatement: ({ expression }, place) => isPart(expression, place),
    BlockStatement: ({ body }, place) => body.every((inner) => isMade(inner, place)),
    IfStatement: ({ test, consequent, alternate }, place) =>
      isAsked(test, place) && isMade(consequent, place) && (!alternate || isMade(alternate, place)),
  };
  const isMade = (statement, place) => kinds[statement.type]?.(statement, place) ?? false;
  return isMade;
};
