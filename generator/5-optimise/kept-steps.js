import { nodes } from '../ir/estree.js';

/** @typedef {import('../ir/estree.js').Node} Node */

/** @param {Node|Node[]} tree @returns {Set<string>} the origins of all of its nodes */
export const originsIn = (tree) => new Set(nodes(tree).flatMap(({ origin }) => origin ?? []));

/**
 * Steps that have no code of their own any more stand with the first statement.
 * @param {any} code a function
 * @param {Set<string>} origins what it had before
 */
export const keepSteps = ({ body }, origins) => {
  const left = originsIn(body);
  const lost = [...origins].filter((key) => !left.has(key));
  const [first = body] = body.body;
  if (lost.length > 0) first.origin = [...new Set([...first.origin, ...lost])];
};
