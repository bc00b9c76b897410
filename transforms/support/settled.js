import { isSettledForGood, nameOf, visitSettled } from '../../generator/facts/settled.js';
import { literal, nodes } from '../../generator/ir/estree.js';

/** @typedef {import('../../generator/ir/estree.js').Node} Node */

/**
 * Has the state asked for where the result of a promise may be read that is still pending: until it is
 * settled its result is undefined, whatever a pass keeps there.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} pending
 * @param {Node[]} known code that knows what is kept there
 * @returns {boolean} whether that could be done everywhere
 */
export const askForState = (library, pending, known) => {
  const slot = library.slotName('PromiseResult');
  /** @param {Node} node */
  const isResult = ({ type, property }) => type === 'MemberExpression' && property.name === slot;
  if (!isSettledForGood(library, pending)) return false;
  const safe = new Set(known.flatMap((tree) => nodes(tree).filter(isResult)));
  for (const node of nodes(library.program)) {
    if (library.match('__promise.$$PromiseResult = undefined', node)) safe.add(node.left);
  }
  visitSettled(library, pending, (node, settled) => {
    if (isResult(node) && settled.has(nameOf(node.object))) safe.add(node);
  });
  library.replaceExpressions(library.program, '__promise.$$PromiseResult', (bindings, node) => {
    if (safe.has(node) || !nameOf(bindings.__promise)) return undefined;
    safe.add(node);
    return library.buildExpression('__promise.$$PromiseState === __pending ? undefined : __read', {
      ...bindings,
      __pending: literal(pending),
      __read: node,
    });
  });
  return nodes(library.program).every((node) => !isResult(node) || safe.has(node));
};
