import { constantsIn, isStore, setAgainIn, settingsIn } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { isFunction } from '../ir/walk.js';
import { capabilityFields } from './capabilities.js';
import { callsAlone, callsAlways, handsOn, resultsIn } from './plain-results.js';
import { returnedBy } from './reactions.js';
import { operationIn } from './roles.js';

/**
 * In a context the job of a reaction runs twice: once for a reaction of the host layer, whose handler runs it
 * for that of the document. Nobody can tell where it calls the handler with its argument, settles the
 * capability with what that gives, and does no more.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./translate.js').TranslatedFunction} Operation
 * @typedef {import('./reaction-jobs.js').Job} Job
 */

/** What jobs ask that nobody hears of. */
const QUIET = new Set(['IsCallable', 'GetFunctionRealm']);

const nodesIn = (bodies) => bodies.flatMap((body) => b.nodes(b.block(body)));

/** Which fields of the reaction expressions are: `reaction.Handler`, or a variable that is declared with it. */
const fieldsIn = (all, reaction) => {
  const direct = (/** @type {any} */ node) =>
    node?.type === 'MemberExpression' && !node.computed && node.object.name === reaction
      ? node.property.name
      : undefined;
  const constants = constantsIn(all);
  return (/** @type {any} */ node) => direct(node) ?? direct(constants.get(node?.name));
};

const isEquality = ({ operator }) => operator === '===' || operator === '!==';

/**
 * Whether a condition asks what a field of the reaction is, whether what the handler gave is a throw
 * completion, or whether an argument is absent.
 */
const isPlainTest = (/** @type {any} */ test, fieldOf) => {
  const { type, operator, left, right } = test;
  if (type === 'UnaryExpression') return isPlainTest(test.argument, fieldOf);
  if (type === 'LogicalExpression')
    return [left, right].every((part) => isPlainTest(part, fieldOf));
  if (type !== 'BinaryExpression') return false;
  if (operator === 'instanceof') return left.type === 'Identifier';
  if (left.object?.name === 'arguments') return right.type === 'Literal';
  const isConstant = right.type === 'Literal' || /^enum|^undefined$/.test(right.name);
  return isEquality(test) && isConstant && fieldOf(left) !== undefined;
};

/** Whether a condition holds of reactions without a handler alone. */
const saysWithout = ({ type, operator, left, right }, isHandler) =>
  type === 'LogicalExpression'
    ? operator === '&&' && [left, right].some((part) => saysWithout(part, isHandler))
    : operator === '===' && isHandler(left);

/** The arms in which a reaction is known to have no handler. */
const armsWithout = (all, isHandler) =>
  all.flatMap(({ type, test, consequent, alternate }) => {
    if (type !== 'IfStatement') return [];
    if (saysWithout(test, isHandler)) return [consequent];
    return test.operator === '!==' && isHandler(test.left) ? [alternate ?? []] : [];
  });

const MORE = /^(?:For\w*|While|DoWhile)Statement$|^UpdateExpression$/;
const CHOOSES = new Set(['IfStatement', 'ConditionalExpression']);

/** Whether steps are of the kinds that such a job has. */
const isOfKind = (/** @type {any} */ node, fieldOf) => {
  if (MORE.test(node.type)) return false;
  if (CHOOSES.has(node.type)) return isPlainTest(node.test, fieldOf);
  // what is abrupt anyway
  if (node.type === 'ThrowStatement') return node.argument.property?.name === 'value';
  return !isStore(node);
};

/** The variables that hold functions of the capability, and nothing else. @returns {Set<string>} */
const settlersIn = (all, isSettler) => {
  const values = settingsIn(all);
  const names = new Set(values.filter(([, value]) => isSettler(value)).map(([name]) => name));
  for (const [name, value] of values) if (!isSettler(value)) names.delete(name);
  return names;
};

/** The arms in which what the handler gave is known to be abrupt. */
const armsOfAbrupt = (all, isResult) =>
  all.flatMap((/** @type {any} */ { type, test, consequent, alternate }) => {
    const asks = ({ operator, left }) => operator === 'instanceof' && isResult(left);
    // which value of a completion is handed on chooses nothing else
    if (!CHOOSES.has(type) || [consequent, alternate].every((arm) => arm && isResult(arm)))
      return [];
    if (asks(test)) return [consequent];
    return test.operator === '!' && asks(test.argument) ? [alternate ?? []] : [];
  });

/**
 * How the steps of a job settle the capability.
 * @param {Node[]} all
 * @param {(node: any) => string|undefined} fieldOf
 * @param {string} capability the field of reactions
 */
const settlingIn = (all, fieldOf, capability) => {
  const isSettler = ({ type, object }) =>
    type === 'MemberExpression' && fieldOf(object) === capability;
  const settlers = settlersIn(all, isSettler);
  const settles = (/** @type {any} */ { type, callee, arguments: [first] = [] }) =>
    type === 'CallExpression' &&
    callee.name === 'Call' &&
    (isSettler(first) || settlers.has(first.name));
  return { isSettler, settles };
};

/**
 * Whether the capability is settled with what the handler gave, and rejected where that is abrupt alone: for
 * nobody, as the host layer has it, that does nothing, or hands on what the inner job has thrown.
 */
const settlesWithResult = (all, { isSettler, settles }, isResult, reject) => {
  const arms = armsOfAbrupt(all, isResult);
  const abrupt = new Set(arms.flatMap((arm) => b.nodes(arm)));
  const isReject = (node) => isSettler(node) && node.property.name === reject;
  return (
    all
      .filter(settles)
      .every(
        ({ arguments: [, , list] }) => list.elements?.length === 1 && isResult(list.elements[0]),
      ) &&
    all.every((node) => !isReject(node) || abrupt.has(node)) &&
    handsOn(all, arms, isReject, settles)
  );
};

const LEAVES = /^(?:Throw|Return|Break|Continue)Statement$/;

/**
 * Whether the operation that makes a job does something for reactions with a handler alone, or for those
 * without: in the host layer there is always one. A variable that nothing but the returned Record has, as
 * the realm of the handler, does not count.
 */
const asksForHandler = ({ body: steps }, fieldOf, field) => {
  const all = nodesIn([steps]);
  const isAsked = (tree) => b.nodes(tree).some((node) => fieldOf(node) === field);
  const asking = all.filter(({ test }) => test && isAsked(test));
  const arms = asking.flatMap(({ consequent, alternate, body }) =>
    [consequent, alternate, body].flatMap((arm) => (arm ? b.nodes(arm) : [])),
  );
  const names = new Set(settingsIn(arms).map(([name]) => name));
  const known = new Set([
    ...arms,
    ...asking.flatMap(({ test }) => b.nodes(test)),
    ...b.nodes(returnedBy(steps) ?? []),
  ]);
  const declared = all.filter(
    ({ type, init }) => type === 'VariableDeclarator' && (!init || init.type === 'Literal'),
  );
  for (const { id } of declared) known.add(id);
  return (
    arms.some((node) => LEAVES.test(node.type) || isStore(node)) ||
    arms.some(({ type, callee }) => type === 'CallExpression' && !QUIET.has(callee.name)) ||
    all.some((node) => names.has(node.name) && !known.has(node))
  );
};

/**
 * @param {Operation[]} functions of a document
 * @param {Job} known
 * @param {object} fields of reactions
 * @param {string} fields.handler
 * @param {string} fields.capability
 * @param {(name: string) => boolean} isQuiet whether nobody hears of a call of an operation
 * @returns {boolean}
 */
export const isPlainJob = (functions, known, fields, isQuiet) => {
  const { job, inner, bodies, reactionAt, argumentAt } = known;
  const [reaction, argument] = [reactionAt, argumentAt].map((at) => job.params[at]?.name);
  const all = nodesIn(bodies);
  const fieldOf = fieldsIn(all, reaction);
  const isHandler = (node) => fieldOf(node) === fields.handler;
  const calls = all.filter(({ type }) => type === 'CallExpression');
  const caller = operationIn(functions, 'HostCallJobCallback');
  const callers = ['Call', caller?.spec.name];
  const without = new Set(armsWithout(all, isHandler).flatMap((arm) => b.nodes(arm)));
  const handlerCalls = calls.filter(
    ({ callee, arguments: [first] }) => callers.includes(callee.name) && isHandler(first),
  );
  const settling = settlingIn(all, fieldOf, fields.capability);
  const makesClosure = ({ callee }) =>
    functions.some(({ spec }) => spec.kind === 'closure' && spec.name === callee.name);
  const isSilent = ({ callee }) => QUIET.has(callee.name) || isQuiet(callee.name);
  const others = calls.filter((call) => !handlerCalls.includes(call) && !settling.settles(call));
  const [handlerCall, ...more] = handlerCalls;
  const [, receiver, list] = handlerCall?.arguments ?? [];
  const givesArgument =
    receiver?.name === 'undefined' &&
    list?.elements?.length === 1 &&
    list.elements[0].name === argument;
  const allowed = new Set([
    ...without,
    ...[...handlerCalls, ...calls.filter(makesClosure)].flatMap((part) => b.nodes(part)),
  ]);
  const calling = bodies
    .map((body) => nodesIn([body]))
    .find((nodes) => nodes.includes(handlerCall));
  const isResult = handlerCall && resultsIn(all, handlerCall, without);
  const asks = {
    saysWith: ({ operator, left }) => operator === '!==' && isHandler(left),
    saysWithout: (test) => saysWithout(test, isHandler),
  };
  if (inner && asksForHandler(job, fieldsIn(nodesIn([job.body]), reaction), fields.handler))
    return false;
  return (
    givesArgument &&
    more.length === 0 &&
    callsAlone(caller) &&
    Boolean(isResult) &&
    callsAlways(calling, handlerCall, without, asks) &&
    settlesWithResult(all, settling, isResult, capabilityFields(functions)?.Reject) &&
    others.every((call) => makesClosure(call) || isSilent(call)) &&
    all.every((node) => isOfKind(node, fieldOf)) &&
    !setAgainIn(all).some((name) => name === argument || name === reaction) &&
    all.every(
      (node) =>
        node.name !== argument ||
        node.type !== 'Identifier' ||
        allowed.has(node) ||
        isFunction(node),
    )
  );
};
