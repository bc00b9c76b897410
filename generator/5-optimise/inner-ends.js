import { block, ifs, not } from '../ir/estree.js';
import { isReturn, listOf } from '../ir/statements.js';
import { findNode } from '../ir/walk.js';

/**
 * Steps of an operation that may end early, where they stand in another function: what follows an arm that
 * ends the operation stands in the other one.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const isNoFunction = ({ type }) => !/Function/.test(type);

/** Whether nothing follows steps. @param {any[]} list @returns {boolean} */
const leave = (list) => {
  const { type, consequent, alternate } = list.at(-1) ?? {};
  if (type === 'IfStatement')
    return Boolean(alternate) && leave(listOf(consequent)) && leave(listOf(alternate));
  return /^(?:Return|Throw)Statement$/.test(type);
};

/** `if (test) { yes } else { no }`, where one may be empty. */
const choice = (/** @type {any} */ { origin, leadingComments, test }, yes, no) => {
  const [condition, arm, other] = yes.length > 0 ? [test, yes, no] : [not(test), no, []];
  condition.origin ??= origin;
  const statement = ifs(condition, block(arm), other.length > 0 ? block(other) : null);
  return { ...statement, origin, ...(leadingComments ? { leadingComments } : {}) };
};

/**
 * @param {any[]} list steps, all of them
 * @param {(argument: any) => any[]} end what stands for their end, with what they return
 * @returns {any[]|undefined} nothing where they end in a loop, or both arms of a condition go on
 */
export const endedBy = (list, end) => {
  const at = list.findIndex((step) => findNode(step, isReturn, isNoFunction));
  if (at < 0) return leave(list) ? list : [...list, ...end(undefined)];
  const { type, argument, consequent, alternate } = list[at];
  const before = list.slice(0, at);
  if (type === 'ReturnStatement') return [...before, ...end(argument)];
  if (type !== 'IfStatement') return undefined;
  const behind = list.slice(at + 1);
  const arms = [listOf(consequent), alternate ? listOf(alternate) : []];
  if (behind.length > 0 && !arms.some(leave)) return undefined;
  const [yes, no] = arms.map((arm) => endedBy(leave(arm) ? arm : [...arm, ...behind], end));
  if (!yes || !no) return undefined;
  return yes.length + no.length > 0 ? [...before, choice(list[at], yes, no)] : undefined;
};
