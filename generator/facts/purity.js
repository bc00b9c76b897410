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

const all =
  (...keys) =>
  (node) =>
    keys.every((key) => [node[key]].flat().every(isPure));
const always = () => true;

/** @type {Record<string, (node: any) => boolean>} of what types, and when */
const RULES = {
  Literal: always,
  Identifier: always,
  FunctionExpression: always,
  ArrowFunctionExpression: always,
  ArrayExpression: all('elements'),
  ObjectExpression: ({ properties }) => properties.every(({ value }) => isPure(value)),
  LogicalExpression: all('left', 'right'),
  ConditionalExpression: all('test', 'consequent', 'alternate'),
  UnaryExpression: ({ operator, argument }) => /^(?:!|typeof)$/.test(operator) && isPure(argument),
  BinaryExpression: (node) => /^[!=]==$/.test(node.operator) && all('left', 'right')(node),
  MemberExpression: (node) => isField(node),
};

/**
 * @param {import('../ir/estree.js').Node|null} node
 * @returns {boolean} whether evaluating it runs no code and changes nothing
 */
export const isPure = (node) => !node || (RULES[node.type]?.(node) ?? false);
