import { asSiblings, writeStep } from '../2-parse/parse.js';

/**
 * Steps that say in one sentence what others say in two: what follows sees the two.
 *
 * @typedef {import('../2-parse/parse.js').ParsedStep} ParsedStep
 */

/** `If …, A; otherwise, B` is `If …, A` and `Otherwise, B`. @param {ParsedStep} step @returns {ParsedStep[]} */
const armsOf = (step) => {
  const { condition, inline, otherwise } = step.node;
  const nodes = [
    { kind: 'IfInline', condition, inline },
    { kind: 'ElseInline', inline: otherwise },
  ];
  return nodes.map((node) => ({ ...step, node, sentence: writeStep(node) }));
};

/**
 * @param {ParsedStep[]} steps siblings
 * @returns {ParsedStep[]} the same, changed in place, where each says one thing
 */
export const expanded = (steps) => {
  for (const step of steps) step.steps = expanded(step.steps);
  const all = steps.flatMap((step) => (step.node.kind === 'IfElseInline' ? armsOf(step) : [step]));
  return asSiblings(all);
};
