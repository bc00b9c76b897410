import { nodes } from '../ir/walk.js';
import { isCallable } from './callable.js';

/**
 * Records that a step makes itself, and that are what NewPromiseCapability may give as well: a promise,
 * and two functions, which need not be its own.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const FIELDS = ['Promise', 'Reject', 'Resolve'];

const isSet = ({ type, left }) =>
  type === 'AssignmentExpression' && FIELDS.includes(left.property?.name);

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
