import { parseExpressionAt } from 'acorn';
import { nodes } from './estree.js';
import { copy } from './copy.js';

/**
 * Functions of this project whose source goes into a library: primitives and the host layer.
 *
 * @typedef {import('./estree.js').Node} Node
 */

const COMMENTED = /^(?!Block)\w*Statement$|Declaration$|^(?:MethodDefinition|Property)$/;

/** Types are for those who check the source. */
const isTypeNote = ({ type, value }) => type === 'Block' && value.includes('@');

/**
 * An expression with its comments, each at the statement or class member behind it.
 * @param {string} text
 * @returns {Node}
 */
export const parseCommented = (text) => {
  const comments = [];
  const tree = parseExpressionAt(text, 0, { ecmaVersion: 2022, onComment: comments });
  const places = nodes(tree).filter(({ type }) => COMMENTED.test(type));
  for (const { type, value, end } of comments.filter((comment) => !isTypeNote(comment))) {
    const behind = places.filter(({ start }) => start >= end);
    const next = behind.reduce(
      (first, node) => (node.start < first.start ? node : first),
      behind[0],
    );
    if (next) next.leadingComments = [...(next.leadingComments ?? []), { type, value }];
  }
  return tree;
};

/** Trees by origin and text: a text is read once, and nobody may change what is kept. @type {Map<string, Node>} */
const known = new Map();

/**
 * @param {Function|string} code or its source, where functions were bundled
 * @param {string} origin of every node: `host`, `primitive:Get`
 * @returns {Node} a function or an expression
 */
export const sourceOf = (code, origin) => {
  const text = code.toString();
  const key = `${origin} ${text}`;
  let tree = known.get(key);
  if (!tree) known.set(key, (tree = clean(parseCommented(text), [origin])));
  return copy(tree);
};

/**
 * An arrow function's value as one expression: a block body is called on the spot.
 * @param {Function|string} code
 * @param {string} origin
 * @returns {Node}
 */
export const valueOf = (code, origin) => {
  const arrow = sourceOf(code, origin);
  if (arrow.body.type !== 'BlockStatement') return arrow.body;
  const callee = { ...arrow, type: 'FunctionExpression', id: null };
  return { type: 'CallExpression', callee, arguments: [], optional: false, origin: arrow.origin };
};

/** acorn's offsets are of the snippet; only the shape is wanted. */
const PLACES = new Set(['start', 'end', 'raw']);

/** Nodes are made anew: an engine is slow with objects that lost fields. */
const clean = (value, origin) => {
  if (Array.isArray(value)) return value.map((item) => clean(item, origin));
  if (typeof value?.type !== 'string') return value;
  const node = {};
  for (const key in value) {
    if (PLACES.has(key)) continue;
    node[key] = key.endsWith('Comments') ? value[key] : clean(value[key], origin);
  }
  node.origin = origin;
  return node;
};

/** @param {Node} expression a function @returns {Node} a declaration of the same name */
export const asDeclaration = (expression) => ({ ...expression, type: 'FunctionDeclaration' });
