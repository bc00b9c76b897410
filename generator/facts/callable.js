import { isSetAgain } from '../ir/assignments.js';
import { isFunction, nodes } from '../ir/walk.js';
import { initialised, usesOf } from './holders.js';
import { sentBack } from './refusals.js';
import { changedFromInside } from './steady.js';

/** Values of which a function knows that they can be called. */

/** What the host layer makes of a function is one. */
const IN_CONTEXT = 'HostKeepContext';

const holds = (tree, node) => nodes(tree).includes(node);

/**
 * Whether a list of statements in a function has ended for what is not callable before it comes to a
 * node: nobody sets the variable from there on, neither what stands behind nor a function beside.
 */
const endsBefore = (list, code, name, node) => {
  const end = list.findIndex((statement) => sentBack(statement, 'IsCallable') === name);
  const left = list.slice(end + 1);
  if (end < 0 || !holds(left, node)) return false;
  const functions = nodes(code).filter(isFunction);
  const inner = functions.filter((other) => !holds(other, list[end]));
  return (
    !isSetAgain([list[end].alternate, ...left], name) &&
    !inner.some((other) => holds(other, node)) &&
    !changedFromInside(code).has(name)
  );
};

/** The same of a function, or of a function object that it makes. */
const endsForOthers = (code, name, node) =>
  nodes(code).some(({ body }) => Array.isArray(body) && endsBefore(body, code, name, node));

/**
 * @param {any} code a function
 * @param {any} value an expression in it
 * @param {import('../ir/estree.js').Node} node where it stands
 * @returns {boolean} whether it can be called for certain
 */
export const isCallable = (code, value, node) => {
  if (value.type === 'CallExpression')
    return value.callee.name === IN_CONTEXT && isCallable(code, value.arguments[0], node);
  if (value.type !== 'Identifier') return false;
  if (endsForOthers(code, value.name, node)) return true;
  const settings = initialised(code).filter(({ id }) => id.name === value.name);
  const isConstant = settings.length === 1 && !isSetAgain(code, value.name);
  return isConstant && isCallable(code, settings[0].init, settings[0]);
};

/**
 * What can be called wherever a library is: what everybody who calls a function, or enqueues it, gives it.
 * @param {any[]} functions all that there are: see transforms/support/units.js
 * @returns {(code: any, value: any) => boolean} whether an expression in a function can be called for certain
 */
export const callablesIn = (functions) => {
  const { calls, named } = usesOf(functions);
  const isGiven = (code, name, seen) => {
    const at = code.params.findIndex((param) => param.name === name);
    const callers = (at >= 0 && calls.get(code.id?.name)) || [];
    if (callers.length === 0 || named.has(code.id.name) || isSetAgain(code, name)) return false;
    return callers.every(({ code: by, args }) => args[at] && can(by, args[at], seen));
  };
  const can = (code, value, seen) => {
    if (isCallable(code, value, value)) return true;
    if (value.type !== 'Identifier' || seen.has(code)) return false;
    return isGiven(code, value.name, new Set(seen).add(code));
  };
  return (code, value) => can(code, value, new Set());
};
