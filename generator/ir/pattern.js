import { copy, DROPPED, mapFields } from './copy.js';
import { parseCommented } from './source.js';

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

export { copy };

const META = /^__(?!proto__)[A-Za-z]\w*$/;
/** Fields that say nothing of what code does. */
export const IGNORED = new Set([
  'start',
  'end',
  'raw',
  'loc',
  'range',
  'origin',
  'support',
  'leadingComments',
  'trailingComments',
  'optional',
  'directive',
  'kind',
  'sourceType',
  'enqueues',
]);

/** @param {any} value of a field */
export const isNode = (value) => value !== null && typeof value === 'object';

/** @returns {boolean} whether every field of `a` that means something is in `b` the same */
const fieldsAre = (a, b) => {
  for (const key in a) if (!IGNORED.has(key) && !same(a[key], b[key])) return false;
  return true;
};

/** @returns {boolean} whether a field that means something is in `a` alone, and not empty */
const hasMore = (a, b) => {
  for (const key in a)
    if (!IGNORED.has(key) && !(key in b) && (a[key] ?? null) !== null) return true;
  return false;
};

/**
 * Structure without places, comments and origins; `const`, `let` and `var` are alike.
 * @param {any} a nodes, lists of nodes, or fields of them
 * @param {any} b
 * @returns {boolean}
 */
export const same = (a, b) => {
  if (a === b) return true;
  if (Array.isArray(a))
    return Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isNode(a) || !isNode(b)) return (a ?? null) === (b ?? null);
  return a.type === b.type && fieldsAre(a, b) && !hasMore(b, a);
};

/** `$$PromiseState` → `#PromiseState` or `_PromiseState` */
const slotName = (name, target) => target.slot({}, name.slice(2)).property.name;

const SNIPPET = new Set(['start', 'end', 'raw', 'sourceType']);

/** What acorn read, without its places, and with the target's slots. */
const adapted = (value, target) => {
  if (!isNode(value)) return value;
  if (Array.isArray(value)) return value.map((item) => adapted(item, target));
  const isSlot = value.type === 'Identifier' && value.name.startsWith('$$');
  return mapFields(value, (key, field) => {
    if (SNIPPET.has(key)) return DROPPED;
    return isSlot && key === 'name' ? slotName(field, target) : adapted(field, target);
  });
};

/**
 * A test of one node, list or field against a part of a pattern; it fills bindings on the way.
 * @typedef {(value: any, bindings: Bindings) => boolean} Test
 */

/** @returns {Test} */
const testOfName = (name) => (node, bindings) => {
  if (!isNode(node)) return false;
  const known = bindings[name];
  if (known) return same(known, node);
  bindings[name] = node;
  return true;
};

/** @returns {Test} */
const testOfList = (items) => {
  const tests = items.map(testOf);
  return (list, bindings) => {
    if (!Array.isArray(list) || list.length !== tests.length) return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i](list[i], bindings)) return false;
    return true;
  };
};

const ARMS = new Set(['consequent', 'alternate']);

/** @param {Node} arm of a condition @returns {Node} its statement, where it is a block of one */
export const alone = (arm) =>
  arm?.type === 'BlockStatement' && arm.body.length === 1 ? arm.body[0] : arm;

/** One step stands in a block or not, as the document has it: a line of its own, or the same line. @returns {Test} */
const testOfArm = (pattern) => {
  const test = testOf(alone(pattern));
  return (arm, bindings) => test(alone(arm), bindings);
};

/** @returns {Test} */
const testOf = (pattern) => {
  if (Array.isArray(pattern)) return testOfList(pattern);
  if (!isNode(pattern)) return (value) => (pattern ?? null) === (value ?? null);
  if (isMeta(pattern)) return testOfName(pattern.name);
  const { type } = pattern;
  const fields = Object.keys(pattern)
    .filter((key) => key !== 'type' && !IGNORED.has(key))
    .map(
      (key) =>
        /** @type {const} */ ([
          key,
          ARMS.has(key) ? testOfArm(pattern[key]) : testOf(pattern[key]),
        ]),
    );
  return (node, bindings) => {
    if (!isNode(node) || node.type !== type) return false;
    for (const [key, test] of fields) if (!test(node[key], bindings)) return false;
    return true;
  };
};

const isMeta = ({ type, name }) => type === 'Identifier' && META.test(name);

/**
 * A pattern's text, read once for each target.
 * @typedef {{statements: Node[], tests: Test[]}} Pattern
 */

const compiled = new WeakMap();

/** @returns {Pattern} */
const patternOf = (text, target) => {
  if (!compiled.has(target)) compiled.set(target, new Map());
  const known = compiled.get(target);
  if (!known.has(text)) {
    // inside a function `return` and `new.target` are allowed
    const code = parseCommented(`function () {${text}}`);
    const statements = adapted(code, target).body.body;
    known.set(text, { statements, tests: statements.map(testOf) });
  }
  return known.get(text);
};

const expressions = new WeakMap();

/** @returns {{node: Node, test: Test, type: string|undefined}} type is that of all that matches */
const expressionOf = (text, target) => {
  if (!expressions.has(target)) expressions.set(target, new Map());
  const known = expressions.get(target);
  if (!known.has(text)) {
    const node = patternOf(`(${text})`, target).statements[0].expression;
    known.set(text, { node, test: testOf(node), type: isMeta(node) ? undefined : node.type });
  }
  return known.get(text);
};

/**
 * What matches an expression, for many nodes.
 * @param {string} text
 * @param {Target} target
 * @param {Bindings} [bindings] what is known before
 * @returns {(node: Node) => Bindings|undefined}
 */
export const matcherOf = (text, target, bindings = {}) => {
  const { test, type } = expressionOf(text, target);
  return (node) => {
    if (type && node?.type !== type) return undefined;
    const bound = { ...bindings };
    return test(node, bound) ? bound : undefined;
  };
};

/** @returns {Bindings|undefined} */
export const matchExpression = (text, node, target, bindings = {}) =>
  matcherOf(text, target, bindings)(node);

/**
 * @param {string} text one or more statements
 * @param {Node[]} list of statements
 * @param {number} at
 * @returns {{bindings: Bindings, count: number}|undefined}
 */
export const matchStatements = (text, list, at, target, bindings = {}) => {
  const { statements, tests } = patternOf(text, target);
  if (tests.length > 0 && list[at]?.type !== statements[0].type) return undefined;
  const bound = { ...bindings };
  for (let i = 0; i < tests.length; i++) if (!tests[i](list[at + i], bound)) return undefined;
  return { bindings: bound, count: tests.length };
};

const fill = (pattern, bindings) => {
  if (!isNode(pattern)) return pattern;
  if (Array.isArray(pattern)) return pattern.map((item) => fill(item, bindings));
  if (isMeta(pattern)) {
    const bound = bindings[pattern.name];
    if (!bound) throw new Error(`the pattern's ${pattern.name} stands for nothing`);
    return copy(bound, false);
  }
  return mapFields(pattern, (key, value) => fill(value, bindings));
};

/** @returns {Node[]} statements made of a pattern's text and what its names stand for */
export const buildStatements = (text, bindings, target) =>
  fill(patternOf(text, target).statements, bindings);

/** @returns {Node} an expression made of a pattern's text and what its names stand for */
export const buildExpression = (text, bindings, target) =>
  fill(expressionOf(text, target).node, bindings);
