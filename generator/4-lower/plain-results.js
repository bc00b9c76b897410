import { settingsIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { listOf } from '../ir/statements.js';

/**
 * Whether the job of a reaction does with what a handler gives, or throws, what the standard says: the host
 * layer has it run for nobody around the inner job, whose error it has to hand on, and which it must not miss.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 */

const within = (parts) => new Set(parts.flatMap((part) => b.nodes(part)));

/** What the handler threw: `catch (thrown) { result = new ThrowCompletion(thrown); }` */
const caughtIn = (all) =>
  all.flatMap((/** @type {any} */ { type, param, body }) =>
    type === 'CatchClause'
      ? b.nodes(body).filter(({ type: kind, callee, arguments: [first] = [] }) => {
          const isAbrupt = kind === 'NewExpression' && callee.name === 'ThrowCompletion';
          return isAbrupt && first.name === param.name;
        })
      : [],
  );

/** The conditions around a node, with the arm that has it. @returns {{test: any, isYes: boolean}[]} */
const conditionsAround = (all, node) =>
  all.flatMap((/** @type {any} */ { type, test, consequent, alternate }) => {
    if (type !== 'IfStatement') return [];
    if (within([consequent]).has(node)) return [{ test, isYes: true }];
    return alternate && within([alternate]).has(node) ? [{ test, isYes: false }] : [];
  });

const LEAVES = /^(?:Throw|Return)Statement$/;

/**
 * @param {Node[]} all the nodes of the steps that call the handler, in their order
 * @param {any} call of the handler
 * @param {Set<Node>} without nodes of the arms in which there is none
 * @param {{saysWith: (test: any) => boolean, saysWithout: (test: any) => boolean}} asks what conditions say of it
 * @returns {boolean} whether each handler is called
 */
export const callsAlways = (all, call, without, { saysWith, saysWithout }) =>
  conditionsAround(all, call).every(({ test, isYes }) =>
    isYes ? saysWith(test) : saysWithout(test),
  ) &&
  all
    .slice(0, all.indexOf(call))
    .every((node) => !LEAVES.test(node.type) || without.has(node) || b.nodes(node).includes(call));

/**
 * What a variable may hold: the results, and what others are declared with.
 * @param {Node[]} all
 * @param {any} call of the handler
 * @param {Set<Node>} without nodes of the arms in which there is none
 * @returns {((node: any) => boolean)|undefined} whether an expression is what the handler gave, or threw; nothing where
 *   a step makes something else of that
 */
export const resultsIn = (all, call, without) => {
  const caught = new Set(caughtIn(all));
  const others = all.filter(({ type }) => type === 'NewExpression');
  if (!others.every((node) => caught.has(node) || without.has(node))) return undefined;
  const settings = settingsIn(all);
  const names = new Set(settings.filter(([, value]) => value === call).map(([name]) => name));
  const isPlainResult = (/** @type {any} */ { type, name, object, property }) =>
    type === 'MemberExpression'
      ? property.name === 'value' && names.has(object.name)
      : names.has(name);
  const isResult = (/** @type {any} */ node) =>
    node.type === 'ConditionalExpression'
      ? isPlainResult(node.test.left ?? {}) &&
        [node.consequent, node.alternate].every(isPlainResult)
      : isPlainResult(node);
  const isKept = ([name, value]) =>
    !names.has(name) || value === call || caught.has(value) || without.has(value);
  if (!settings.every(isKept)) return undefined;
  for (const [name, value] of settings) if (isResult(value)) names.add(name);
  const isAlone = ([name, value]) =>
    !names.has(name) ||
    value === call ||
    caught.has(value) ||
    without.has(value) ||
    isResult(value);
  if (!settings.every(isAlone)) return undefined;
  return isResult;
};

/** Whether a statement throws what a variable holds, where that is abrupt. */
const throwsOn = (/** @type {any} */ { type, test, consequent }, name) => {
  const [first] = type === 'IfStatement' ? listOf(consequent) : [];
  return (
    test?.operator === 'instanceof' &&
    test.left.name === name &&
    first?.type === 'ThrowStatement' &&
    first.argument.object?.name === name
  );
};

/** What is tried whose error nothing throws again at once. */
const keptFrom = (all) =>
  all.flatMap((/** @type {any} */ { type, body }) =>
    type !== 'BlockStatement'
      ? []
      : body.flatMap(({ block, handler }, at) => {
          if (!block) return [];
          const [store] = handler?.body.body ?? [];
          const next = body[at + 1];
          const name = store?.expression?.left?.name;
          return name && next && throwsOn(next, name) ? [] : [block];
        }),
  );

/**
 * @param {Node[]} all
 * @param {Node[][]} arms in which what the handler gave is abrupt
 * @param {(node: any) => boolean} isReject whether it is the function that rejects
 * @param {(node: any) => boolean} settles whether it calls a function of the capability
 * @returns {boolean} whether each way that is abrupt rejects, and what that throws is thrown
 */
export const handsOn = (all, arms, isReject, settles) => {
  const tried = within(keptFrom(all));
  return (
    arms.length > 0 &&
    arms.every((arm) => b.nodes(arm).some(isReject)) &&
    !all.some((node) => settles(node) && tried.has(node))
  );
};

/** What calls a callback, keeps its completion, and hands that on. @type {Record<string, (node: any) => boolean>} */
const CALLS_ALONE = {
  CallExpression: ({ callee }) => callee.name === 'Call',
  NewExpression: ({ callee }) => callee.name === 'ThrowCompletion',
  AssignmentExpression: ({ left }) => left.type === 'Identifier',
  IfStatement: ({ test, consequent, alternate }) =>
    test.operator === 'instanceof' && !alternate && listOf(consequent).some(isThrow),
  ThrowStatement: ({ argument }) => argument.property?.name === 'value',
  UpdateExpression: () => false,
  ForStatement: () => false,
  WhileStatement: () => false,
};

const isThrow = ({ type }) => type === 'ThrowStatement';

/** Whether a call gives the receiver and the arguments that its function is given. */
const handsOnArguments = ({ params }, /** @type {any} */ { arguments: [, ...others] }) =>
  others.length === 2 && others.every(({ name }, at) => name === params[at + 1]?.name);

/** Whether what is caught is thrown again. */
const throwsAgain = (all) =>
  !all.some(({ type }) => type === 'TryStatement') ||
  all.some(({ type }) => type === 'IfStatement');

/** Whether who calls a callback does no more: it is called twice, by the host layer and by the job. */
export const callsAlone = (caller) => {
  if (!caller) return true;
  const all = b.nodes(b.block(caller.body));
  const calls = all.filter(({ type }) => type === 'CallExpression');
  return (
    all.every((node) => CALLS_ALONE[node.type]?.(node) ?? true) &&
    calls.every((call) => handsOnArguments(caller, call)) &&
    throwsAgain(all)
  );
};
