import { identifier, nodes, undefinedValue } from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { unknown } from './unknown.js';

/**
 * What is known of values while functions are evaluated.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {{is: 'constant', node: Node, facts?: Facts}} Constant a literal, or a name that means the same everywhere
 * @typedef {{is: 'variable', name: string, facts: Facts}} Variable
 * @typedef {{is: 'made', id: number}} Made an object of the functions that are evaluated: see state.js
 * @typedef {{is: 'code', node: Node, pure: boolean}} Code what is evaluated where it is put, once
 * @typedef {{is: 'unset', node: Node}} Unset a variable that is declared, by a statement that is not left yet
 * @typedef {{is: 'lost', facts: Facts}} Lost what nobody has
 * @typedef {Constant|Variable|Made|Code|Unset|Lost} Value
 *
 * @typedef {object} Facts of a value of the language
 * @property {boolean} [object]
 * @property {boolean} [primitive]
 * @property {boolean} [callable]
 * @property {boolean} [promise]
 * @property {boolean} [language] it is no completion
 * @property {string} [type] what `typeof` gives
 * @property {string} [isNot] a text that it is not
 * @property {boolean} [array] whether it is an array
 * @property {number} [zero] of a number, bits that are 0
 * @property {Record<string, Facts>} [slots] what an object that others have too holds at first
 */

/** @returns {Constant} */
export const constant = (node, facts = {}) => ({ is: 'constant', node, facts });
/** @returns {Variable} */
export const variable = (name, facts = {}) => ({ is: 'variable', name, facts });
/** @returns {Code} */
export const code = (node, pure = false) => ({ is: 'code', node, pure });

const ACTS = /^(?:Call|New|Assignment)Expression$/;

/** Fields of Records begin with capitals, those that passes add aside: another property may be a user's. */
const OF_USERS = /^[^A-Z_#]/;

/** @param {any} node @returns {boolean} whether it may run code of users, as a property of theirs */
export const isOfUsers = ({ type, computed, property }) =>
  type === 'MemberExpression' && (computed || OF_USERS.test(property.name));

/** @param {Node[]} parts @returns {boolean} whether they do no more than to ask */
export const onlyAsk = (parts) =>
  !nodes(parts).some((node) => ACTS.test(node.type) || isOfUsers(node));

/** What an operator, a field or an element gives. @param {Node} node @returns {Code} */
export const answer = (node) => code(node, onlyAsk([node]));

/** @param {any} value @returns {boolean} whether it may be another one later */
export const isFleeting = ({ is, isStable, isChanging }) =>
  is === 'code' ? !isStable : Boolean(isChanging);

/** @param {any} value @param {string} name @returns {boolean} whether a variable that is there holds it under its own name */
export const isItself = (value, name) => value?.is === 'variable' && value.name === name;

export const UNDEFINED = constant(undefinedValue());

/** @param {any} value @returns {boolean} whether it is a constant of that name */
export const isNamed = ({ is, node }, name) => is === 'constant' && node.name === name;

/** @param {any} value @returns {Node} of a constant or a variable, which may stand anywhere */
export const nodeOf = (value) =>
  value.is === 'variable'
    ? identifier(value.name)
    : withoutOrigin(value.node ?? unknown('an object that has no name'));

/** It is of the steps that it comes to stand in. */
const withoutOrigin = (node) => {
  const clone = copy(node, false);
  for (const part of nodes(clone)) delete part.origin;
  return clone;
};

const isDistinct = ({ type, name }) =>
  type === 'Literal' || name === 'undefined' || /^enum[A-Z]/.test(name);

/** @param {any} value @returns {boolean} whether it is known to be an object of the language */
export const isObject = ({ facts = {} }) =>
  Boolean(facts.object || facts.callable || facts.promise);

const isSomeObject = (value) => value.is === 'made' || isObject(value);

/** @returns {boolean} whether a value is known not to be the text that the other one is */
const isOther = ({ facts }, { is, node }) =>
  facts?.isNot !== undefined && is === 'constant' && node.value === facts.isNot;

/**
 * @param {any} a
 * @param {any} b
 * @param {(value: any) => boolean} isOurs whether nobody else has an object that was made
 * @returns {boolean|undefined} whether two values are the same, if that is known
 */
export const equal = (a, b, isOurs = () => true) => {
  const objects = [a, b].filter(({ is }) => is === 'made');
  if (objects.length === 2) return a.id === b.id;
  if (objects.some(isOurs)) return false;
  if (isSomeObject(a) ? b.facts?.primitive : a.facts?.primitive && isSomeObject(b)) return false;
  if (isOther(a, b) || isOther(b, a)) return false;
  if (a.is === 'variable' && b.is === 'variable' && a.name === b.name)
    return isObject(a) || undefined; // which it would be if it were no number
  if (a.is !== 'constant' || b.is !== 'constant') {
    const [subject, other] = a.is === 'constant' ? [b, a] : [a, b];
    return isSomeObject(subject) && other.is === 'constant' && isDistinct(other.node)
      ? false
      : undefined;
  }
  if (same(a.node, b.node)) return true;
  const isKnown = (value) => isObject(value) || isDistinct(value.node);
  return isKnown(a) && isKnown(b) && !(isObject(a) && isObject(b)) ? false : undefined;
};

/** @param {any} value @returns {boolean|undefined} what it is where a condition asks, if that is known */
export const truthOf = (value) => {
  const { is, node } = value;
  // document.all can be called, and is false
  if (is === 'made' || value.facts?.object || value.facts?.promise) return true;
  if (is !== 'constant' || !isDistinct(node)) return undefined;
  return node.type === 'Literal' ? Boolean(node.value) : node.name !== 'undefined';
};

const FOLDS = {
  '&': (a, b) => a & b,
  '|': (a, b) => a | b,
  '<': (a, b) => a < b,
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
};

const isNumber = ({ is, node }) => is === 'constant' && typeof node.value === 'number';

/** @returns {number|undefined} bits that a number does not have */
const zerosOf = (value) => (isNumber(value) ? ~value.node.value : value.facts?.zero);

/** Bits that numbers do not have which operators give. */
const ZEROS = { '&': (a, b) => a | b, '|': (a, b) => a & b };

/** @param {string} operator @param {any} a @param {any} b @returns {Facts} of the number that it gives of two numbers */
export const numberFacts = (operator, a, b) => {
  const zeros = [a, b].map(zerosOf);
  return ZEROS[operator] && !zeros.includes(undefined) ? { zero: ZEROS[operator](...zeros) } : {};
};

/** @param {string} operator @param {any} a @param {any} b @returns {Constant|undefined} what it gives of two numbers */
export const folded = (operator, a, b) => {
  if (numberFacts(operator, a, b).zero === -1) return literalOf(0);
  const fold = FOLDS[operator];
  return fold && isNumber(a) && isNumber(b)
    ? literalOf(fold(a.node.value, b.node.value))
    : undefined;
};

export const literalOf = (value) => constant({ type: 'Literal', value });

/** @param {any} a @param {any} b @returns {boolean} whether two values are known to be the same one */
export const isSame = (a, b) =>
  a === b || equal(a, b) === true || (a.is === 'variable' && b.is === a.is && a.name === b.name);
