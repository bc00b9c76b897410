import { functionMadeBy } from '../facts/functions.js';
import { copy } from '../ir/pattern.js';
import { nodes, references } from '../ir/walk.js';
import { LEAVES } from './code.js';
import { NEW_TARGET } from './leave.js';
import { isItself, variable } from './values.js';

/**
 * Statements that nothing is known about: they stay as they are.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./evaluation.js').Evaluation} Evaluation
 * @typedef {import('./state.js').State} State
 */

/** Whether an expression makes an object that may stay inside. */
const makes = (run, { type, callee }) =>
  /^(?:Object|Array|ArrowFunction|Function)Expression$/.test(type) ||
  (type === 'CallExpression' &&
    (run.creates(callee.name) || functionMadeBy(run.operation(callee.name)) !== undefined));

const isKnown = (variables, name) => {
  const value = variables.get(name);
  if (!value || value.is === 'unset') return false;
  return !isItself(value, name) || Object.keys(value.facts).length > 0;
};

/** Whether a part of a statement is of the call that is entered, or enters one. */
const isOfCall = (run, { variables }, /** @type {any} */ { type, callee }) =>
  (type === 'ThisExpression' && variables.has('this')) ||
  (type === 'MetaProperty' && variables.has('new.target')) ||
  (type === 'CallExpression' &&
    (run.options.enters(callee.name) ||
      (callee.name === NEW_TARGET && variables.has('new.target'))));

/**
 * @param {Evaluation} run
 * @param {any} node a statement
 * @param {State} state
 * @param {import('./evaluation.js').Ways} ways
 */
export const isPlain = (run, node, state, { isLast, catches }) => {
  if (catches && run.options.mayThrow(node)) return false;
  const [first] = node.declarations ?? [];
  if (first && (!first.init || makes(run, first.init))) return false;
  if (references(node).some((reference) => isKnown(state.variables, reference.node.name)))
    return false;
  return !nodes(node).some(
    (part) => (!isLast && LEAVES.test(part.type)) || isOfCall(run, state, part),
  );
};

/** What a statement declares and sets is not known. @param {(state: State) => void} next */
export const keep = (node, state, next) => {
  const { variables, out } = state;
  state.slots.forget();
  for (const reference of references(node)) {
    const { name } = reference.node;
    const value = variables.get(name);
    if (value?.is !== 'unset') continue;
    out.push(copy(value.node));
    variables.set(name, variable(name));
  }
  out.push(copy(node));
  for (const { type, id } of nodes(node))
    if (type === 'VariableDeclarator') variables.set(id.name, variable(id.name));
  return LEAVES.test(node.type) ? undefined : next(state);
};
