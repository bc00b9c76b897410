import { listOf } from '../ir/statements.js';

/**
 * What a function throws for before anything else happens to a value.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/** @param {any} node */
export const isFalse = ({ type, value }) => type === 'Literal' && value === false;

const isTrue = ({ type, value }) => type === 'Literal' && value === true;

/** `x === false`, or `x !== true` */
const isNo = ({ type, operator, right }) =>
  type === 'BinaryExpression' &&
  ((operator === '===' && isFalse(right)) || (operator === '!==' && isTrue(right)));

/** What has to be false: `x === false`, `x !== true`, or `!x` @param {any} test */
const denied = (test) => {
  if (test.type === 'UnaryExpression' && test.operator === '!') return test.argument;
  return isNo(test) ? test.left : undefined;
};

/** @param {'||'|'&&'} operator between the parts of a condition @returns {(test: any) => any[]} */
const partsBy = (operator) => (test) =>
  test.operator === operator ? [test.left, test.right].flatMap(partsBy(operator)) : [test];

/** `x === true`, or `x !== false` */
const isYes = ({ type, operator, right }) =>
  type === 'BinaryExpression' &&
  ((operator === '===' && isTrue(right)) || (operator === '!==' && isFalse(right)));

/**
 * The variable of `if (IsPromise(x) === true) …`, of such an operation.
 * @param {any} node
 * @param {string} operation
 * @returns {string|undefined} its name, if the node asks so
 */
export const admitted = ({ type, test }, operation) => {
  if (type !== 'IfStatement') return undefined;
  const questions = partsBy('&&')(test).filter(isYes);
  return questions.find(({ left }) => left.callee?.name === operation)?.left.arguments[0]?.name;
};

/** What an arm of a condition ends with. */
const endOf = (/** @type {any} */ { consequent }) => listOf(consequent).at(-1) ?? consequent;

/** @param {any} condition @returns {boolean} whether nothing behind it follows where it holds */
export const leaves = (condition) => /^(?:Throw|Return)Statement$/.test(endOf(condition).type);

/**
 * The variable of `if (IsPromise(x) === false) …`, of such an operation.
 * @param {any} node
 * @param {string} operation
 * @returns {string|undefined} its name, if what stands in the Else of the node runs for no other
 */
export const refused = (node, operation) => {
  if (node.type !== 'IfStatement') return undefined;
  // each may be the reason why the condition holds
  const questions = partsBy('||')(node.test).map(denied);
  return questions.find((test) => test?.callee?.name === operation)?.arguments[0]?.name;
};

/**
 * The variable of `if (IsPromise(x) === false) throw …`, or `return …`, of such an operation.
 * @param {any} node
 * @param {string} operation
 * @returns {string|undefined} its name, if what stands behind the node runs for no other
 */
export const sentBack = (node, operation) =>
  node.type === 'IfStatement' && leaves(node) ? refused(node, operation) : undefined;

/**
 * Whether a statement is `if (IsPromise(x) === false) throw …`, of such an operation and variable.
 * @param {Node|undefined} statement
 * @param {string} operation
 * @param {string} name
 * @returns {boolean}
 */
export const refuses = (statement, operation, name) =>
  statement?.type === 'IfStatement' &&
  endOf(statement).type === 'ThrowStatement' &&
  sentBack(statement, operation) === name;
