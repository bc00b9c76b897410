import { intrinsics } from '../host/intrinsics.js';
import { primitives } from '../primitives/index.js';
import { fieldsOf, isFunction } from '../ir/walk.js';

/**
 * Which functions of a library may throw, between any two passes. What the host layer is asked for
 * (`contexts`, `unhandled`) throws nothing.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const HOST = new Set(['contexts', 'unhandled', 'usesContexts']);

/** Operations that make objects alone. */
const MAKES = /^(?:\$\w*Error|\$newList|ThrowCompletion|InternalSlots|PromiseObject)$/;

/** What a call names that may throw: a function of the library, or anything. */
const ANYTHING = 'anything';

const calleeOf = ({ callee }) => {
  if (callee.type === 'Identifier') {
    const { name } = callee;
    if (HOST.has(name) || MAKES.test(name)) return undefined;
    if (primitives.has(name)) return primitives.get(name).abrupt ? ANYTHING : undefined;
    return intrinsics[name]?.effects ? undefined : name;
  }
  return HOST.has(callee.object?.name) ? undefined : ANYTHING;
};

/** `undefined.length`: what steps do with a List that is not there. @param {any} node */
const isReadOfNothing = ({ type, object }) =>
  type === 'MemberExpression' && object.name === 'undefined';

/** The names that may throw in a tree, functions inside and what is caught aside. */
const namesIn = (tree, names = new Set()) => {
  if (Array.isArray(tree)) for (const node of tree) namesIn(node, names);
  if (typeof tree?.type !== 'string' || isFunction(tree)) return names;
  if (tree.type === 'ThrowStatement' || isReadOfNothing(tree)) names.add(ANYTHING);
  if (tree.type === 'CallExpression' || tree.type === 'NewExpression') {
    const name = calleeOf(tree);
    if (name) names.add(name);
  }
  for (const field of fieldsOf(tree)) {
    const isCaught = tree.type === 'TryStatement' && field === 'block' && tree.handler;
    if (!isCaught) namesIn(tree[field], names);
  }
  return names;
};

/**
 * @param {Node[]} functions declarations
 * @returns {(call: Node) => boolean} whether a call may throw
 */
export const throwing = (functions) => {
  const named = new Map(functions.map(({ id, body }) => [id.name, namesIn(body)]));
  const throws = (name) => !named.has(name);
  const quiet = new Set(named.keys());
  for (let before; before !== quiet.size;) {
    before = quiet.size;
    for (const name of quiet)
      if ([...named.get(name)].some((other) => throws(other) || !quiet.has(other)))
        quiet.delete(name);
  }
  return (call) => [...namesIn(call)].some((name) => !quiet.has(name));
};
