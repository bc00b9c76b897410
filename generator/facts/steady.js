import { setBy } from '../ir/assignments.js';
import { isFunction, nodes, ownNodes } from '../ir/walk.js';
import { declaredBy } from './bindings.js';

/** Variables that stay what they are while user code runs. */

/**
 * @param {import('../ir/estree.js').Node} tree a program, or a function
 * @returns {Set<string>} variables that a function sets and another one declares: user code that calls the
 *   function again changes them under its hands
 */
export const changedFromInside = (tree) =>
  new Set(
    nodes(tree)
      .filter(isFunction)
      .flatMap((code) => {
        const inside = ownNodes(code);
        const declared = new Set(
          inside.flatMap((node) => [...declaredBy(node)].map(({ name }) => name)),
        );
        return inside.map(setBy).filter((name) => name && !declared.has(name));
      }),
  );
