import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/walk.js';
import { isCallable } from './callable.js';

/**
 * What NewPromiseCapability gives, and Records that a step makes itself, and that are what NewPromiseCapability may give as well: a promise,
 * and two functions, which need not be its own.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const FIELDS = ['Promise', 'Reject', 'Resolve'];

/**
 * Functions that have to be the known ones for NewPromiseCapability(%Promise%) to give a promise: no user
 * code runs in them but what gets the resolving functions.
 */
export const INTRINSIC = [
  'NewPromiseCapability',
  SUBJECT.constructor,
  'OrdinaryCreateFromConstructor',
];

/**
 * @param {Node|Node[]} tree
 * @returns {Node[]} what sets a function of a Record: an executor asks first whether there is none
 */
export const functionSettings = (tree) =>
  nodes(tree).filter(
    (/** @type {any} */ { type, left }) =>
      type === 'AssignmentExpression' && /^(?:Resolve|Reject)$/.test(left.property?.name),
  );

/**
 * @param {any} node
 * @param {string} name of a variable
 * @returns {boolean} whether it is a condition that holds where the variable is undefined, and nowhere else
 */
export const asksWhetherAbsent = ({ type, test }, name) =>
  type === 'IfStatement' &&
  test.operator === '===' &&
  test.left.name === name &&
  test.right.name === 'undefined';

const isSet = ({ type, left }) =>
  type === 'AssignmentExpression' && FIELDS.includes(left.property?.name);

/**
 * Whether an expression is the promise of what NewPromiseCapability(%Promise%) gives to a variable.
 * @param {Node} code a function
 * @param {any} node
 * @param {string} [constructor] the name of %Promise%, or of a parameter that is given it
 */
export const isIntrinsicPromise = (
  code,
  { type, computed, object, property },
  constructor = SUBJECT.constructor,
) => {
  if (type !== 'MemberExpression' || computed || property.name !== FIELDS[0]) return false;
  const [only, ...others] = nodes(code).filter(
    ({ type: kind, id }) => kind === 'VariableDeclarator' && id.name === object.name,
  );
  const isGiven =
    only?.init?.callee?.name === INTRINSIC[0] && only.init.arguments[0]?.name === constructor;
  const isKept = !isSetAgain(code, object.name) && !nodes(code).some(isSet);
  return isGiven && others.length === 0 && isKept;
};

/**
 * @param {() => import('./holders.js').Holds} holds which variables hold promises
 * @param {Node} code a function
 * @param {Node} record that it makes
 * @returns {boolean}
 */
export const isCapability = (holds, code, record) => {
  const values = new Map(record.properties.map(({ key, value }) => [key.name, value]));
  const [promise, ...functions] = FIELDS.map((field) => values.get(field));
  return (
    values.size === FIELDS.length &&
    Boolean(promise) &&
    !nodes(code).some(isSet) && // nothing changes one that is given
    functions.every((value) => value?.type === 'Identifier' && isCallable(code, value, record)) &&
    holds()(code, promise)
  );
};
