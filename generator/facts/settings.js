import { nodes } from '../ir/walk.js';

/**
 * Where a slot is set, in an arm without a block and within an expression, too: nothing stands beside it
 * there.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

/**
 * @param {import('../ir/library.js').Library} library
 * @param {string} slot
 * @returns {{left: Node, value: Node, list: Node[], at: number}[]} with the list that holds the statement
 */
export const settingsOf = (library, slot) => {
  const all = nodes(library.program);
  const places = new Map();
  for (const { body: list } of all)
    if (Array.isArray(list))
      list.forEach(({ expression }, at) => places.set(expression, { list, at }));
  const name = library.slotName(slot);
  return all
    .filter(({ type, left }) => type === 'AssignmentExpression' && left.property?.name === name)
    .map((node) => ({
      left: node.left,
      value: node.right,
      ...(places.get(node) ?? { list: [], at: 0 }),
    }));
};
