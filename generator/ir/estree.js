/**
 * Builders of ESTree nodes, as few as the translation needs. All statements and expressions of the
 * emitted library are made of these, of primitives, or by passes.
 *
 * Builders take nodes; a name or a callee may be a string, and `body` is a list of statements.
 *
 * @typedef {object} NodeShape
 * @property {string} type
 * @property {string[]} [origin] the steps, the pass or the part of this project that it comes from
 * @property {boolean} [support] code of a pass, which stands for the steps that it comes from
 * @property {Comment[]} [leadingComments]
 * @property {Comment[]} [trailingComments]
 *
 * @typedef {NodeShape & Record<string, any>} Node with the fields that ESTree gives its type
 *
 * @typedef {object} Comment
 * @property {'Line'|'Block'} type
 * @property {string} value
 * @property {import('../../spec/2-parse/parse.js').ParsedStep} [step] that the comment shows
 * @property {import('../../spec/1-read/document.js').Clause} [clause] whose heading it is
 * @property {string[]} [lines] of the comment at the top of a library
 * @property {boolean} [banner] whether a section begins with it
 */

export { isReference, nodes, references } from './walk.js';

/** @returns {Node} */
const node = (type, fields) => ({ type, ...fields });

export const identifier = (name) => node('Identifier', { name });
export const literal = (value) => node('Literal', { value });
export const undefinedValue = () => identifier('undefined');
/** A value as the standard writes it out: `undefined`, `'text'`, `-1`. */
export const constant = (value) => {
  if (value === undefined) return undefinedValue();
  if (typeof value !== 'number' || value >= 0) return literal(value);
  return node('UnaryExpression', { operator: '-', prefix: true, argument: literal(-value) });
};
export const thisValue = () => node('ThisExpression', {});
export const member = (object, property, computed = false) =>
  node('MemberExpression', {
    object,
    property: typeof property === 'string' ? identifier(property) : property,
    computed,
    optional: false,
  });
export const element = (object, index) => member(object, index, true);
export const call = (callee, args) =>
  node('CallExpression', {
    callee: typeof callee === 'string' ? identifier(callee) : callee,
    arguments: args,
    optional: false,
  });
export const construct = (callee, args) =>
  node('NewExpression', { callee: identifier(callee), arguments: args });
export const binary = (operator, left, right) =>
  node('BinaryExpression', { operator, left, right });
export const logical = (operator, left, right) =>
  node('LogicalExpression', { operator, left, right });
export const not = (argument) => node('UnaryExpression', { operator: '!', prefix: true, argument });
export const typeOf = (argument) =>
  node('UnaryExpression', { operator: 'typeof', prefix: true, argument });
export const conditional = (test, consequent, alternate) =>
  node('ConditionalExpression', { test, consequent, alternate });
export const assignment = (left, right) =>
  node('AssignmentExpression', { operator: '=', left, right });
export const array = (elements) => node('ArrayExpression', { elements });
export const property = (key, value, fields = {}) =>
  node('Property', {
    key: typeof key === 'string' ? identifier(key) : key,
    value,
    kind: 'init',
    computed: false,
    method: false,
    shorthand: false,
    ...fields,
  });
/** @param {(string|Node)[][]} entries pairs of a key and a value */
export const object = (entries) =>
  node('ObjectExpression', { properties: entries.map(([key, value]) => property(key, value)) });
export const functionExpression = (params, body, id = null) =>
  node('FunctionExpression', { id, params, body: block(body), generator: false, async: false });
export const arrow = (params, body) =>
  node('ArrowFunctionExpression', {
    params,
    body: block(body),
    expression: false,
    generator: false,
    async: false,
  });
export const newTarget = () =>
  node('MetaProperty', { meta: identifier('new'), property: identifier('target') });

export const statement = (expression) => node('ExpressionStatement', { expression });
export const assign = (left, right) => statement(assignment(left, right));
export const block = (body) => node('BlockStatement', { body });
export const returns = (argument) => node('ReturnStatement', { argument });
export const throws = (argument) => node('ThrowStatement', { argument });
export const ifs = (test, consequent, alternate = null) =>
  node('IfStatement', { test, consequent, alternate });
export const loop = (test, body) => node('WhileStatement', { test, body: block(body) });
export const declaration = (kind, name, init = null) =>
  node('VariableDeclaration', {
    kind,
    declarations: [node('VariableDeclarator', { id: identifier(name), init })],
  });
export const functionDeclaration = (name, params, body) =>
  node('FunctionDeclaration', {
    id: identifier(name),
    params,
    body: block(body),
    generator: false,
    async: false,
  });
export const tries = (body, parameter, handler) =>
  node('TryStatement', {
    block: block(body),
    handler: node('CatchClause', { param: parameter, body: block(handler) }),
    finalizer: null,
  });
/** @param {Node[]} body statements whose abrupt completion concerns nobody */
export const discard = (body) => tries(body, identifier('discarded'), []);
const counting = (operator, index, init, test, body) =>
  node('ForStatement', {
    init: node('VariableDeclaration', {
      kind: 'let',
      declarations: [node('VariableDeclarator', { id: index, init })],
    }),
    test,
    update: node('UpdateExpression', { operator, prefix: false, argument: identifier(index.name) }),
    body: block(body),
  });
/**
 * `for (let index = 0; index < length; index++) body`
 * @param {Node} index an identifier
 * @param {Node} length
 * @param {Node[]} body
 */
export const forEach = (index, length, body) =>
  counting('++', index, literal(0), binary('<', identifier(index.name), length), body);
/**
 * `for (let index = last; index >= 0; index--) body`
 * @param {Node} index an identifier
 * @param {Node} last
 * @param {Node[]} body
 */
export const forEachReversed = (index, last, body) =>
  counting('--', index, last, binary('>=', identifier(index.name), literal(0)), body);
