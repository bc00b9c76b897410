import { setBy } from '../ir/assignments.js';
import { findNode, isFunction, nodes } from '../ir/walk.js';
import { declaredBy } from './bindings.js';

/** Variables that stay what they are while user code runs. */

/** The nodes of a function, those of functions in it left out. */
const ownNodes = (code) => {
  const list = [];
  const isOwn = (node) => node === code || !isFunction(node);
  findNode(code, (node) => isOwn(node) && !list.push(node), isOwn);
  return list;
};

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
