import { headingOf } from '../comments.js';
import { lead } from '../../ir/comments.js';
import * as b from '../../ir/estree.js';
import { titleOf } from '../../../spec/1-read/document.js';

/**
 * What both shapes of the constructor share: keys, descriptors, headings, origins.
 *
 * @typedef {import('../../ir/estree.js').Node} Node
 * @typedef {import('../../../spec/1-read/document.js').Clause} Clause
 * @typedef {any[]} Entry name of a field of a descriptor, and its value: a node or a boolean
 */

/**
 * `@@species` → `$species`, computed; `all` → `all`
 * @param {string} key
 * @returns {{key: Node, computed: boolean}}
 */
export const keyOf = (key) =>
  key.startsWith('@@')
    ? { key: b.identifier(`$${key.slice(2)}`), computed: true }
    : { key: b.identifier(key), computed: false };

/** @param {string} key @returns {Node} the key as a value: `$species`, `'all'` */
export const keyValue = (key) =>
  key.startsWith('@@') ? b.identifier(`$${key.slice(2)}`) : b.literal(key);

/**
 * `{ __proto__: null, … }`: a descriptor that inherits nothing a program may have put there.
 * @param {Entry[]} entries
 */
export const descriptor = (entries) =>
  b.object([
    ['__proto__', b.literal(null)],
    ...entries.map(([name, value]) => [
      name,
      typeof value === 'boolean' ? b.literal(value) : value,
    ]),
  ]);

/**
 * `$defineProperty(holder, 'key', { … })`
 * @param {Node} holder
 * @param {string} key
 * @param {Entry[]} entries
 */
export const define = (holder, key, entries) =>
  b.statement(b.call('$defineProperty', [holder, keyValue(key), descriptor(entries)]));

/**
 * `nameFunction(Promise, 'Promise', 1)`: what shortens names, as a minifier, shortens this one, too.
 * @param {string} name of the constructor
 * @param {number} length
 */
export const named = (name, length) =>
  b.statement(b.call('nameFunction', [b.identifier(name), b.literal(name), b.literal(length)]));

/**
 * Gives a clause as the origin to the nodes that have none yet.
 * @param {Clause} clause
 * @param {Node[]} statements changed in place
 * @returns {Node[]} the statements
 */
export const origin = (clause, statements) => {
  for (const node of b.nodes(statements)) node.origin ??= [clause.id];
  return statements;
};

/**
 * `// 25.4.4.1 Promise.all ( iterable )` before the first of some statements
 * @param {Clause} clause
 * @param {Node[]} statements changed in place
 * @param {string} [closure] the variable of the Abstract Closure that they are, one of the clause's
 * @returns {Node[]} the statements
 */
export const heading = (clause, statements, closure) => {
  const title = closure ? `${titleOf(clause)}, _${closure}_` : titleOf(clause);
  if (statements.length > 0) lead(statements[0], [headingOf(clause, title)]);
  return statements;
};

/** Whether attributes are those that a property has anyway. */
export const same = (natural, attributes) =>
  Object.keys(natural).every((key) => natural[key] === attributes[key]);

const OF_A_FUNCTION = { writable: false, enumerable: false, configurable: true };

/**
 * What the document says of a function's `length` and `name` and the language does not do anyway.
 * @param {import('../translate.js').Translation} translation
 * @param {{length: number, name?: string}} wanted
 * @param {{length: number, name?: string}} natural
 * @returns {[string, Entry[]][]}
 */
export const ownFacts = ({ builtIns }, wanted, natural) => {
  const facts = [];
  for (const key of Object.keys(wanted)) {
    const attributes = builtIns.functionAttributes[key];
    const value = wanted[key] === natural[key] ? [] : [['value', b.literal(wanted[key])]];
    const others = same(OF_A_FUNCTION, attributes) ? [] : Object.entries(attributes);
    if (value.length + others.length > 0) facts.push([key, [...value, ...others]]);
  }
  return facts;
};

/** A function's expression, with what the document says of its properties. */
export const described = (code, facts) =>
  facts.reduce(
    (inner, [key, entries]) => b.call('describe', [inner, b.literal(key), descriptor(entries)]),
    code,
  );

/**
 * The value of a property that is no function: an intrinsic or a value that is written out.
 * @param {import('../translate.js').Translation} translation
 * @param {import('../builtins.js').BuiltInProperty} property
 * @returns {Node}
 */
export const valueOf = ({ intrinsicObject }, { value, text }) =>
  value === undefined ? b.constant(text) : intrinsicObject(value);
