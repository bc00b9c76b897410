import { setAgainIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { copy, same } from '../ir/pattern.js';
import { isReturn, listOf, returnsAlways } from '../ir/statements.js';

/**
 * How an operation ends: the steps that choose what is returned. Where the host layer calls an operation
 * again for its reactions, they are left to who was called first.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const RETURNS = new Set(['ReturnStatement', 'IfStatement', 'BlockStatement']);

const isEnd = (statement) =>
  b
    .nodes(statement)
    .every(
      ({ type, expression }) =>
        RETURNS.has(type) ||
        expression?.left?.type === 'Identifier' ||
        !/Statement$|^Call/.test(type),
    );

/** Without what has run already: the choice of what is returned. */
const choiceIn = (statement) => {
  const choice = copy(statement);
  for (const node of b.nodes(choice))
    if (node.type === 'BlockStatement')
      node.body = node.body.filter(({ type }) => RETURNS.has(type));
  return choice;
};

/**
 * The steps that choose what is returned, and do no more; and how many steps have nothing else.
 * @param {Node[]} body
 * @returns {{steps: Node[], count: number}|undefined} nothing where these are not known
 */
export const endOf = (body) => {
  const at = body.findLastIndex((statement) => !isEnd(statement)) + 1;
  if (at < body.length) return { steps: copy(body.slice(at)), count: body.length - at };
  const choice = choiceIn(body.at(-1));
  return isEnd(choice) && returnsAlways(choice) ? { steps: [choice], count: 0 } : undefined;
};

/** The last condition, and its arms; where there is no other arm, that is what stands behind it. */
const lastChoice = (body) => {
  const at = body.findLastIndex(({ type }) => type === 'IfStatement');
  const condition = body[at];
  const behind = body.slice(at + 1);
  if (at < 0 || (condition.alternate && behind.length > 0)) return undefined;
  const other = condition.alternate ? listOf(condition.alternate) : behind;
  return { at, condition, arms: [listOf(condition.consequent), other] };
};

/** Whether a condition asks for variables alone that steps do not set. */
const asksForOthers = (test, steps) => {
  const set = new Set(setAgainIn(b.block(steps)));
  const isOther = ({ type, name }) =>
    !/^(?:Call|New|Member|Assignment)Expression$/.test(type) && !set.has(name);
  return b.nodes(test).every(isOther);
};

/**
 * Steps that both arms of the last condition do before they return stand before it: it does no more than
 * to choose.
 * @param {Node[]} body of an operation
 * @returns {Node[]} the body where it has no such steps
 */
export const withChoiceLast = (body) => {
  const { at, condition, arms = [] } = lastChoice(body) ?? {};
  const [steps, others] = arms.map((arm) => arm.slice(0, -1));
  if (!steps?.length || !same(steps, others) || !asksForOthers(condition.test, steps)) return body;
  const [yes, no] = arms.map((arm) => arm.at(-1));
  if (![yes, no].every(isReturn)) return body;
  const choice = { ...condition, consequent: b.block([yes]), alternate: b.block([no]) };
  return [...body.slice(0, at), ...steps, choice];
};
