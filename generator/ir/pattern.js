import { parseExpressionAt } from 'acorn';

/**
 * Patterns over ESTree, written as JavaScript: a pass shows the code it looks for and the code that
 * takes its place.
 *
 *     const __thenable = __value;          a name that begins with __ stands for any expression
 *     __promise.$$PromiseState             $$ names an internal slot, however the target keeps it
 *
 * A name that stands twice in a pattern has to match the same code twice.
 *
 * @typedef {Record<string, any>} Bindings what the names of a pattern stand for: nodes
 * @typedef {import('./estree.js').Node} Node
 * @typedef {import('../targets/index.js').Target} Target
 */

const META = /^__(?!proto__)[A-Za-z]\w*$/;
const IGNORED = new Set(['start', 'end', 'raw', 'loc', 'range', 'origin', 'support', 'leadingComments', 'trailingComments', 'optional', 'directive', 'kind', 'sourceType']); // prettier-ignore

const isNode = (value) => value !== null && typeof value === 'object';

/**
 * Structure without places, comments and origins; `const`, `let` and `var` are alike.
 * @param {any} a nodes, lists of nodes, or fields of them
 * @param {any} b
 * @returns {boolean}
 */
export const same = (a, b) => {
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isNode(a) || !isNode(b)) return (a ?? null) === (b ?? null);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => IGNORED.has(key) || same(a[key], b[key]));
};

/**
 * A copy of a tree; origins and comments are shared unless they are dropped.
 * @param {any} value a node, a list of nodes, or a field of one
 * @param {boolean} [comments] whether the copy has them too
 * @returns {any}
 */
export const copy = (value, comments = true) => {
  if (Array.isArray(value)) return value.map((item) => copy(item, comments));
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => comments || !key.endsWith('Comments'))
      .map(([key, field]) => [
        key,
        key === 'origin' || key.endsWith('Comments') ? field : copy(field, comments),
      ]),
  );
};

/** `$$PromiseState` → `#PromiseState` or `_PromiseState` */
const withSlots = (node, target) => {
  if (Array.isArray(node)) return node.map((item) => withSlots(item, target));
  if (!isNode(node)) return node;
  if (node.type === 'Identifier' && node.name.startsWith('$$')) {
    return { ...node, name: target.slot({}, node.name.slice(2)).property.name };
  }
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withSlots(value, target)]),
  );
};

const clean = (node) => {
  if (Array.isArray(node)) return node.map(clean);
  if (!isNode(node)) return node;
  const fields = Object.entries(node).filter(
    ([key]) => !['start', 'end', 'raw', 'sourceType'].includes(key),
  );
  return Object.fromEntries(fields.map(([key, value]) => [key, clean(value)]));
};

const compiled = new WeakMap();

/** @returns {Node[]} the statements of a pattern's text, for a target */
const statementsOf = (text, target) => {
  if (!compiled.has(target)) compiled.set(target, new Map());
  const known = compiled.get(target);
  if (!known.has(text)) {
    // inside a function `return` and `new.target` are allowed
    const code = parseExpressionAt(`function () {${text}}`, 0, { ecmaVersion: 2022 });
    known.set(text, withSlots(clean(code).body.body, target));
  }
  return known.get(text);
};

const expressionOf = (text, target) => statementsOf(`(${text})`, target)[0].expression;

/** @returns {boolean} whether a node matches; bindings are filled on the way */
const matches = (pattern, node, bindings) => {
  if (Array.isArray(pattern)) {
    return (
      Array.isArray(node) &&
      pattern.length === node.length &&
      pattern.every((item, i) => matches(item, node[i], bindings))
    );
  }
  if (!isNode(pattern)) return (pattern ?? null) === (node ?? null);
  if (pattern.type === 'Identifier' && META.test(pattern.name)) {
    if (!isNode(node)) return false;
    const known = bindings[pattern.name];
    if (known) return same(known, node);
    bindings[pattern.name] = node;
    return true;
  }
  if (!isNode(node)) return false;
  return Object.keys(pattern).every(
    (key) => IGNORED.has(key) || matches(pattern[key], node[key], bindings),
  );
};

/** @returns {Bindings|undefined} */
export const matchExpression = (text, node, target, bindings = {}) => {
  const found = { ...bindings };
  return matches(expressionOf(text, target), node, found) ? found : undefined;
};

/**
 * @param {string} text one or more statements
 * @param {Node[]} list of statements
 * @param {number} at
 * @returns {{bindings: Bindings, count: number}|undefined}
 */
export const matchStatements = (text, list, at, target, bindings = {}) => {
  const patterns = statementsOf(text, target);
  const nodes = list.slice(at, at + patterns.length);
  const found = { ...bindings };
  return matches(patterns, nodes, found) ? { bindings: found, count: patterns.length } : undefined;
};

const fill = (pattern, bindings) => {
  if (Array.isArray(pattern)) return pattern.map((item) => fill(item, bindings));
  if (!isNode(pattern)) return pattern;
  if (pattern.type === 'Identifier' && META.test(pattern.name)) {
    const bound = bindings[pattern.name];
    if (!bound) throw new Error(`the pattern's ${pattern.name} stands for nothing`);
    return copy(bound, false);
  }
  return Object.fromEntries(
    Object.entries(pattern).map(([key, value]) => [key, fill(value, bindings)]),
  );
};

/** @returns {Node[]} statements made of a pattern's text and what its names stand for */
export const buildStatements = (text, bindings, target) =>
  fill(statementsOf(text, target), bindings);

/** @returns {Node} an expression made of a pattern's text and what its names stand for */
export const buildExpression = (text, bindings, target) =>
  fill(expressionOf(text, target), bindings);
