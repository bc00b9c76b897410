import * as b from '../ir/estree.js';

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

const isText = ({ type, value }) => type === 'Literal' && typeof value === 'string';

/**
 * What a function object is called.
 * @param {import('./translator.js').Translator} translator
 * @param {import('../../spec/2-parse/grammar.js').Node} [name]
 * @param {import('../../spec/2-parse/grammar.js').Node} [prefix]
 * @returns {any} an expression; nothing where no name is given
 */
export const nameIn = (translator, name, prefix) => {
  if (!name) return undefined;
  const parts = [name, ...(prefix ? [prefix] : [])].map((node) => translator.expression(node));
  if (!parts.every(isText)) return b.call('functionName', parts);
  const words = parts.reverse().map(({ value }) => value);
  return b.literal(words.join(' '));
};
