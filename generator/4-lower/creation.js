const CREATE = 'CreateBuiltinFunction';

/**
 * `! CreateBuiltinFunction(…)` creates a function object as well.
 * @param {import('../../spec/2-parse/grammar.js').Node} node
 * @returns {import('../../spec/2-parse/grammar.js').Node[]|undefined} the arguments, where the node is such a call
 */
export const creation = (node) => {
  if (node.kind === 'AssertNormal' || node.kind === 'PropagateAbrupt') return creation(node.value);
  return node.kind === 'Call' && node.call.operation === CREATE ? node.call.arguments : undefined;
};
