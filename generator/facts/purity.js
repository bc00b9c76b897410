/** Expressions that nobody can tell were evaluated. */

/** Records have fields with capitals. @param {string} name */
export const isFieldName = (name) => /^[A-Z]/.test(name);

/**
 * @param {import('../ir/estree.js').Node} node
 * @param {(name: string) => boolean} [isName] which names are those of fields
 * @returns {boolean} whether it reads a field of a Record that has a name, which nobody sees
 */
export const isField = ({ type, computed, object, property }, isName = isFieldName) =>
  type === 'MemberExpression' && !computed && object.type === 'Identifier' && isName(property.name);

/**
 * @typedef {object} Known
 * @property {(node: any) => boolean} [isRead] which reads of a property nobody can tell
 * @property {(node: any) => boolean} [isCall] which calls, but for what their arguments do
 */

const all =
  (...keys) =>
  (node, known) =>
    keys.every((key) => [node[key]].flat().every((child) => isPure(child, known)));
const always = () => true;

/** @type {Record<string, (node: any, known: Known) => boolean>} of what types, and when */
const RULES = {
  Literal: always,
  Identifier: always,
  FunctionExpression: always,
  ArrowFunctionExpression: always,
  ArrayExpression: all('elements'),
  ObjectExpression: ({ properties }, known) =>
    properties.every(({ value }) => isPure(value, known)),
  LogicalExpression: all('left', 'right'),
  ConditionalExpression: all('test', 'consequent', 'alternate'),
  UnaryExpression: ({ operator, argument }, known) =>
    /^(?:!|typeof)$/.test(operator) && isPure(argument, known),
  BinaryExpression: (node, known) =>
    /^[!=]==$/.test(node.operator) && all('left', 'right')(node, known),
  MemberExpression: (node, { isRead = isField }) => isRead(node),
  CallExpression: (node, known) => Boolean(known.isCall?.(node)) && all('arguments')(node, known),
};

/**
 * @param {import('../ir/estree.js').Node|null} node
 * @param {Known} [known] beside what is pure everywhere
 * @returns {boolean} whether evaluating it runs no code and changes nothing
 */
export const isPure = (node, known = {}) => !node || (RULES[node.type]?.(node, known) ?? false);

const SUM = /^[-+*]$/;

const isNumber = ({ type, name, value }) =>
  typeof value === 'number' || (type === 'Identifier' && name === 'undefined');

/**
 * @param {any} node
 * @param {(node: any) => boolean} isTerm which terms are numbers, and asking for them changes nothing
 * @returns {boolean} whether it is a number, undefined or a sum of such, which calls no method of a value
 */
export const isSum = (node, isTerm) =>
  !node ||
  isNumber(node) ||
  isTerm(node) ||
  (node.type === 'BinaryExpression' &&
    SUM.test(node.operator) &&
    [node.left, node.right].every((term) => isSum(term, isTerm)));
