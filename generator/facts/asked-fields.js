import { nodes } from '../ir/walk.js';

/**
 * Which fields steps ask Records for, by their names: such a field keeps its name, and is not left out.
 * @param {import('../ir/estree.js').Node} tree
 * @returns {Set<string>}
 */
export const askedFields = (tree) =>
  new Set(
    nodes(tree)
      .filter(({ type, callee }) => type === 'CallExpression' && callee.name === 'HasField')
      .map(({ arguments: [, field] }) => field.value),
  );
