import { literal } from '../../generator/ir/estree.js';
import { fieldsOf } from '../../generator/ir/walk.js';

/** Tests whose outcome is known: what is left of the code around them. */

const isLiteral = (node) => node.type === 'Literal' && !node.regex;
const isUndefined = (node) => node.type === 'Identifier' && node.name === 'undefined';
const isKnown = (node) => isLiteral(node) || isUndefined(node);
const valueOf = (node) => (isUndefined(node) ? undefined : node.value);

const OPERATORS = {
  '===': (a, b) => a === b,
  '!==': (a, b) => a !== b,
  '<': (a, b) => a < b,
};

/** What a node comes to whose parts are folded; nothing where it stays. */
const RULES = {
  BinaryExpression: ({ operator, left, right }) =>
    OPERATORS[operator] && isKnown(left) && isKnown(right)
      ? literal(OPERATORS[operator](valueOf(left), valueOf(right)))
      : undefined,
  UnaryExpression: ({ operator, argument }) =>
    operator === '!' && isKnown(argument) ? literal(!valueOf(argument)) : undefined,
  LogicalExpression: ({ operator, left, right }) => {
    if (!isKnown(left) || !/^(?:&&|\|\|)$/.test(operator)) return undefined;
    return (operator === '&&') === Boolean(valueOf(left)) ? right : left;
  },
  ConditionalExpression: ({ test, consequent, alternate }) => {
    if (!isKnown(test)) return undefined;
    return valueOf(test) ? consequent : alternate;
  },
};

const isFoldedIf = ({ type, test }) => type === 'IfStatement' && isKnown(test);

/** The statements that run of an `if` whose test is known. @param {any} statement */
const taken = ({ test, consequent, alternate }) => {
  const arm = valueOf(test) ? consequent : alternate;
  if (!arm) return [];
  return arm.type === 'BlockStatement' ? arm.body : [arm];
};

const isExit = ({ type }) => type === 'ThrowStatement' || type === 'ReturnStatement';

const commentsOf = ({ leadingComments = [], trailingComments = [] }) => [
  ...leadingComments,
  ...trailingComments,
];

/**
 * Without what stands behind a statement that leaves, but for functions, which are there before it.
 * Which steps those were stands above that statement.
 */
const cutBehindExit = (list) => {
  const at = list.findIndex(isExit);
  const behind = at < 0 ? [] : list.slice(at + 1);
  if (behind.length === 0 || behind.some(({ type }) => type === 'FunctionDeclaration')) return list;
  const { leadingComments = [] } = list[at];
  list[at].leadingComments = [...leadingComments, ...behind.flatMap(commentsOf)];
  list.splice(at + 1, behind.length);
  return list;
};

/** What a field holds, folded; a list of statements takes in what stood in a known `if`. */
const foldedField = (library, value, node) => {
  if (Array.isArray(value)) {
    const list = value.map((child) => child && fold(library, child));
    if (node.body !== value) return list;
    while (list.some(isFoldedIf)) {
      const at = list.findIndex(isFoldedIf);
      library.replace(list, at, [list[at]], taken(list[at]));
    }
    return cutBehindExit(list);
  }
  return value?.type ? fold(library, value) : value;
};

/**
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {import('../../generator/ir/estree.js').Node} node changed in place
 * @returns {import('../../generator/ir/estree.js').Node} the same without the tests whose outcome is known
 */
export const fold = (library, node) => {
  for (const key of fieldsOf(node)) node[key] = foldedField(library, node[key], node);
  const replacement = RULES[node.type]?.(node);
  if (replacement) library.mark([replacement], node.origin ?? [], node.support);
  return replacement ?? node;
};
