import { keyOf, partOf } from '../ledger/entries.js';
import { nodes } from '../ir/estree.js';

/** Where a node of the emitted library comes from: the steps of the document. */

/**
 * @param {import('../../spec/2-parse/parse.js').ParsedStep} step
 * @returns {string[]} `sec-promise.all:9`, and the shorthand's own step where one was expanded
 */
export const originsOf = (step) => {
  const key = keyOf(step);
  return step.via ? [...originsOf(step.via), key] : [key];
};

/**
 * Gives a step, where there is one, as the origin to the nodes that have none yet.
 * @param {import('../ir/estree.js').Node|import('../ir/estree.js').Node[]} tree changed in place
 * @param {import('../../spec/2-parse/parse.js').ParsedStep} [step]
 */
export const stamp = (tree, step) => {
  if (!step) return;
  const origins = originsOf(step);
  for (const node of nodes(tree)) node.origin ??= origins;
};

/**
 * Says of a branch which arm of a step it is.
 * @param {import('../ir/estree.js').Node} branch changed in place; an `if` without `else` stands for that
 * @param {import('../../spec/2-parse/parse.js').ParsedStep} step
 * @param {'then'|'else'} arm
 */
export const markArm = (branch, step, arm) => {
  branch.origin = [...(branch.origin ?? originsOf(step)), partOf(keyOf(step), arm)];
};
