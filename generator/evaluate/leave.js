import { copy } from '../ir/pattern.js';

/** Calls that stay, and those that need not be looked into. */

/** The operation that gives what `new.target` gives, where there is none. */
export const NEW_TARGET = 'newTargetOf';

/** @type {(run: import('./evaluation.js').Evaluation, node: any, values: any[], state: any, ways: any, next: any) => void} */
export const leave = (run, node, values, state, ways, next) => {
  const args = run.codes(state, values);
  const call = { ...copy(node, false), callee: copy(node.callee, false), arguments: args };
  return run.happens(call, state, ways, next);
};
