import { isSetAgain } from '../ir/assignments.js';
import { isFunction, nodes } from '../ir/walk.js';
import { initialised } from './holders.js';
import { sentBack } from './refusals.js';

/** Values of which a function knows that they can be called. */

/** What the host layer makes of a function is one. */
const IN_CONTEXT = 'HostKeepContext';

/** Whether a function has ended for what is not callable before it comes to a node. */
const endsForOthers = (code, name, node) => {
  const list = code.body.body;
  const at = list.findIndex((statement) => nodes(statement).includes(node));
  const isInside = (inner) => isFunction(inner) && nodes(inner).includes(node);
  return (
    at >= 0 &&
    !nodes(list[at]).some(isInside) &&
    list.slice(0, at).some((statement) => sentBack(statement, 'IsCallable') === name) &&
    !isSetAgain(code, name)
  );
};

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
