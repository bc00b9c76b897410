import { nameOf, settledResults } from '../facts/settled.js';
import { literal, nodes } from '../ir/estree.js';
import { countReferences } from '../ir/walk.js';

/** @typedef {import('../ir/estree.js').Node} Node */

/**
 * Has the state asked for where the result of a promise may be read that is still pending: until it is
 * settled its result is the first one, whatever is kept there.
 * @param {import('../ir/library.js').Library} library
 * @param {string} pending
 * @param {Node[]} known code that knows what is kept there
 * @param {string} [first] result, as an expression
 * @returns {boolean} whether that could be done everywhere
 */
export const askForState = (library, pending, known, first = 'undefined') => {
  const settled = settledResults(library, pending);
  if (!settled) return false;
  const safe = new Set([...settled, ...known.flatMap((tree) => [...nodes(tree)])]);
  for (const node of nodes(library.program)) {
    if (library.match('__promise.$$PromiseResult = undefined', node)) safe.add(node.left);
  }
  library.replaceExpressions(library.program, '__promise.$$PromiseResult', (bindings, node) => {
    if (safe.has(node) || !nameOf(bindings.__promise)) return undefined;
    const choice = library.buildExpression(
      `__promise.$$PromiseState === __pending ? ${first} : __read`,
      { ...bindings, __pending: literal(pending), __read: node },
    );
    safe.add(choice.alternate); // a copy
    return choice;
  });
  return library.members(library.slotName('PromiseResult')).every((node) => safe.has(node));
};

/**
 * @param {Node} code of a function
 * @param {string} slot
 * @returns {any[]} the declarators of variables that hold what the slot holds, and that nothing asks for
 */
export const unaskedIn = (code, slot) =>
  nodes(code).filter(
    ({ type, id, init }) =>
      type === 'VariableDeclarator' &&
      init?.property?.name === slot &&
      countReferences(code, id.name) === 1,
  );
