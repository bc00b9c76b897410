import { nodes } from '../ir/estree.js';
import { declaredBy } from './bindings.js';

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

const isExit = ({ type }) => /^(?:Return|Throw)Statement$/.test(type);

/** `if (v instanceof ThrowCompletion) { …; return …; }` */
const leavesWith = ({ type, test, consequent }, name) =>
  type === 'IfStatement' &&
  test.operator === 'instanceof' &&
  isOf(test.left, name) &&
  test.right.name === COMPLETION &&
  isExit(consequent.body?.at(-1) ?? consequent);

const isSetIn = (all, name) =>
  all.filter(
    ({ type, left, argument }) =>
      (type === 'AssignmentExpression' && isOf(left, name)) ||
      (type === 'UpdateExpression' && isOf(argument, name)),
  ).length;

/**
 * @param {any} code a function
 * @returns {Map<import('../ir/estree.js').Node, any>} where a variable is named that holds what an
 *   expression gave, and no abrupt completion: that expression
 */
export const normalValues = (code) => {
  const values = new Map();
  const all = nodes(code);
  if (!all.some(({ type }) => type === 'TryStatement')) return values;
  const declared = all.flatMap((node) => [...declaredBy(node)]).map(({ name }) => name);
  for (const { body: list } of all.filter(({ body }) => Array.isArray(body)))
    list.forEach((statement, at) => {
      const { name, value } = capturedBy(statement) ?? {};
      // no step sets it but these two, and no function inside has a variable of the name
      if (
        !name ||
        isSetIn(all, name) !== 2 ||
        declared.filter((other) => other === name).length > 1
      )
        return;
      const exit = list.findIndex((later, index) => index > at && leavesWith(later, name));
      if (exit < 0) return;
      for (const node of nodes(list.slice(exit + 1))) if (isOf(node, name)) values.set(node, value);
    });
  return values;
};
