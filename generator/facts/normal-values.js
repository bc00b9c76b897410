import { setAgainIn } from '../ir/assignments.js';
import { nodes, ownNodes } from '../ir/walk.js';
import { declaredBy } from './bindings.js';
import { leaves } from './refusals.js';

/** Variables that hold a completion, where a step before has left with the abrupt ones. */

const COMPLETION = 'ThrowCompletion';

const isOf = ({ type, name } = /** @type {any} */ ({}), variable) =>
  type === 'Identifier' && name === variable;

/** `try { v = E; } catch (thrown) { v = new ThrowCompletion(thrown); }` @returns {{name: string, value: any}|undefined} */
const capturedBy = ({ type, block, handler }) => {
  const [first, further] = type === 'TryStatement' && handler ? block.body : [];
  const { left, right, type: kind } = first?.expression ?? {};
  if (further || kind !== 'AssignmentExpression' || left.type !== 'Identifier') return undefined;
  const [caught] = handler.body.body;
  const isCaught =
    isOf(caught?.expression?.left, left.name) &&
    caught.expression.right.callee?.name === COMPLETION;
  return isCaught ? { name: left.name, value: right } : undefined;
};

/** `if (v instanceof ThrowCompletion) { …; return …; }` */
const leavesWith = (node, name) =>
  node.type === 'IfStatement' &&
  node.test.operator === 'instanceof' &&
  isOf(node.test.left, name) &&
  node.test.right.name === COMPLETION &&
  leaves(node);

/**
 * @param {any} code a function
 * @returns {Map<import('../ir/estree.js').Node, any>} where a variable is named that holds what an
 *   expression gave, and no abrupt completion: that expression
 */
export const normalValues = (code) => {
  const values = new Map();
  const all = nodes(code);
  if (!all.some(({ type }) => type === 'TryStatement')) return values;
  const count = (list, name) => list.filter((other) => other === name).length;
  const declared = all.flatMap((node) => [...declaredBy(node)]).map(({ name }) => name);
  const set = setAgainIn(code);
  for (const { body: list } of all.filter(({ body }) => Array.isArray(body)))
    list.forEach((statement, at) => {
      const { name, value } = capturedBy(statement) ?? {};
      // no step sets it but these two, and no function inside has a variable of the name
      if (!name || count(set, name) !== 2 || count(declared, name) > 1) return;
      const exit = list.findIndex((later, index) => index > at && leavesWith(later, name));
      // a function that is made behind it may be called in another turn of a loop
      const behind = exit < 0 ? [] : ownNodes(list.slice(exit + 1));
      for (const node of behind) if (isOf(node, name)) values.set(node, value);
    });
  return values;
};
