import { SUBJECT } from '../../spec/3-normalise/subject.js';
import { remembered } from '../../spec/remembered.js';
import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { isSlotList } from '../ir/query.js';
import { countReferences } from '../ir/walk.js';
import { isIntrinsicPromise } from './capabilities.js';
import { holdersIn } from './holders.js';
import { admitted, isFalse, refused, refuses, sentBack } from './refusals.js';

/** Which variables hold a promise: one that was made, or one that IsPromise said yes to. */

/** Whether an operation says yes to what has the brand alone. @param {any} code @param {string} brand */
export const isBrandCheck = (code, brand) => {
  const list = code?.body.body ?? [];
  const returns = nodes(code?.body ?? []).filter(({ type }) => type === 'ReturnStatement');
  const asks = ({ type, test, consequent }) =>
    type === 'IfStatement' &&
    test.type === 'UnaryExpression' &&
    test.operator === '!' &&
    nodes(test.argument).some(({ name, value }) => name === brand || value === brand) &&
    !nodes(test.argument).some(({ type: kind }) => kind === 'LogicalExpression') &&
    (consequent.body?.at(-1) ?? consequent).type === 'ReturnStatement';
  return (
    list.some(asks) &&
    returns.at(-1) === list.at(-1) &&
    returns.slice(0, -1).every(({ argument }) => argument && isFalse(argument))
  );
};

/** The names of variables where IsPromise has said yes to them. @param {any} code @returns {Set<Node>} */
const admittedIn = (code) => {
  const named = (name, trees) =>
    name && !isSetAgain(code, name) ? nodes(trees).filter((node) => node.name === name) : [];
  const list = code.body.type === 'BlockStatement' ? code.body.body : [];
  return new Set([
    ...nodes(code).flatMap((condition) => [
      ...named(admitted(condition, 'IsPromise'), [condition.consequent]),
      ...(condition.alternate ? named(refused(condition, 'IsPromise'), [condition.alternate]) : []),
    ]),
    ...list.flatMap((condition, at) => named(sentBack(condition, 'IsPromise'), list.slice(at + 1))),
  ]);
};

/** Whether a function gives a promise where its first parameter is %Promise%. */
const givesPromise = (code, admittedOf) => {
  const constructor = code?.params[0]?.name;
  const results = nodes(code?.body ?? []).filter(({ type }) => type === 'ReturnStatement');
  const isPromise = (result) =>
    result?.type === 'Identifier'
      ? admittedOf(code).has(result)
      : result && isIntrinsicPromise(code, result, constructor);
  return (
    Boolean(constructor) &&
    !isSetAgain(code, constructor) &&
    results.length > 0 &&
    results.at(-1) === code.body.body.at(-1) &&
    results.every(({ argument }) => isPromise(argument))
  );
};

/**
 * @param {Node[]} functions of a document
 * @param {(slot: string) => string} slotName
 * @param {() => boolean} [isIntrinsic] whether NewPromiseCapability(%Promise%) gives a promise, see capabilities.js
 * @returns {import('./holders.js').Holds}
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */
export const promisesIn = (functions, slotName, isIntrinsic = () => false) => {
  const check = functions.find(({ id }) => id?.name === 'IsPromise');
  const isChecked = isBrandCheck(check, slotName(SUBJECT.brand));
  const admittedOf = remembered(admittedIn, new Map());
  const gives = remembered(
    (name) =>
      givesPromise(
        functions.find(({ id }) => id?.name === name),
        admittedOf,
      ),
    new Map(),
  );
  const isGiven = (/** @type {any} */ { callee, arguments: [constructor] }) =>
    constructor?.name === SUBJECT.constructor && isIntrinsic() && gives(callee.name);
  const isMade = (node, declarator, code) => {
    const { type, callee, arguments: args } = node;
    if (type === 'Identifier') return isChecked && admittedOf(code).has(node);
    if (type === 'MemberExpression') return isIntrinsicPromise(code, node) && isIntrinsic();
    if (type === 'CallExpression')
      return callee.name === 'OrdinaryCreateFromConstructor'
        ? args.some(isSlotList)
        : isChecked && isGiven(node);
    if (type !== 'ThisExpression' || !isChecked || !declarator) return false;
    const list = code.body.body;
    const at = list.findIndex(({ declarations }) => declarations?.[0] === declarator);
    const { name } = declarator.id;
    const user = list.slice(at + 1).find((statement) => countReferences(statement, name) > 0);
    return at >= 0 && refuses(user, 'IsPromise', name);
  };
  return holdersIn(functions, isMade, { widely: true });
};
