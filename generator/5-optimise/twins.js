import { behaviourOf } from '../facts/behaviour/execution.js';
import { Trees } from '../facts/behaviour/trees.js';

/**
 * What happens in both, and where: nodes of the reference → nodes of the document.
 * @param {import('../facts/functions.js').DocumentFunction} entry
 * @param {import('../facts/functions.js').DocumentFunction} other
 * @param {import('../facts/behaviour/execution.js').Facts} facts
 * @returns {import('./adopted.js').Twins|undefined} nothing where they do not do the same, as far as anybody knows
 */
export const twinsOf = (entry, other, facts) => {
  const trees = new Trees();
  const places = new Map();
  const pairs = new Map([[other.code.body, entry.code.body]]);
  const first = behaviourOf(entry, facts, trees, (what, node) => {
    if (!places.has(what)) places.set(what, node);
  });
  if (first === undefined) return undefined;
  const second = behaviourOf(other, facts, trees, (what, node) => {
    const place = places.get(what);
    if (place?.type === node.type && !pairs.has(node)) pairs.set(node, place);
  });
  return first === second ? { pairs } : undefined;
};
