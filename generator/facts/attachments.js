import { isSetAgain, setAgainIn } from '../ir/assignments.js';
import { matcherOf, matchStatements } from '../ir/pattern.js';
import { isFunction, nodes } from '../ir/walk.js';
import { isCallable } from './callable.js';
import { isPure } from './purity.js';
import { isReaction } from './reactions.js';

/**
 * Reactions that a function makes and hands on as they are: to a List of a promise that is pending, or
 * to their job. What lays out reactions in another way does so for these as for those of `then`.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 *
 * @typedef {object} Append a statement of an arm that begins with such statements
 * @property {Node} arm
 * @property {Node} statement
 * @property {any} promise the variable that holds it
 * @property {string} slot which of the Lists
 *
 * @typedef {object} Attachment
 * @property {any} code the function that it stands in
 * @property {any} record
 * @property {string} name of its variable
 * @property {Node[]} list that declares it
 * @property {Node} statement
 * @property {any} capability a variable
 * @property {any} handler
 * @property {Append[]} appends
 */

/** The Lists of a promise, in the order of the handlers of `then`. */
export const LISTS = ['PromiseFulfillReactions', 'PromiseRejectReactions'];

const RECORD = '({ Capabilities: __capability, Handler: __handler })';
/** How the job of a reaction is enqueued. */
export const JOB = 'EnqueueJob(__queue, PromiseReactionJob, [__reaction, __argument])';
const STATE = '__promise.$$PromiseState === __state';

const appendTo = (slot) => `AppendToList(__promise.$$${slot}, __reaction)`;

/** What a statement appends, if it does no more. */
const appendOf = (statement, target) => {
  for (const slot of LISTS) {
    const bindings = matcherOf(appendTo(slot), target)(statement.expression);
    if (bindings?.__promise.type === 'Identifier' && bindings.__reaction.type === 'Identifier')
      return { promise: bindings.__promise, slot, name: bindings.__reaction.name };
  }
  return undefined;
};

const OWN = ['PromiseState', 'PromiseResult', ...LISTS];

/** Whether a statement sets a slot and nothing else, and none that says what becomes of reactions. */
const isBeside = ({ expression }, target) =>
  expression?.type === 'AssignmentExpression' &&
  expression.left.type === 'MemberExpression' &&
  !expression.left.computed &&
  !OWN.some((slot) => matcherOf(`__object.$$${slot}`, target)(expression.left)) &&
  isPure(expression.right);

/** The appends that arms of conditions begin with, and the state that they ask for. */
const appendsIn = (all, target) =>
  all.flatMap(({ type, test, consequent: arm }) => {
    const bindings = type === 'IfStatement' && matcherOf(STATE, target)(test);
    const list = bindings ? (arm.body ?? [arm]) : [];
    const appends = [];
    for (const statement of list) {
      const append = appendOf(statement, target);
      if (!append && !isBeside(statement, target)) break;
      if (append?.promise.name === bindings.__promise.name)
        appends.push({ ...append, arm, statement, state: bindings.__state.value });
    }
    return appends;
  });

/**
 * @param {Node|undefined} then the steps of PerformPromiseThen
 * @param {import('../targets/index.js').Target} target
 * @returns {string|undefined} the state in which a promise has reactions
 */
export const pendingIn = (then, target) =>
  then && appendsIn(nodes(then), target).map(({ state }) => state)[0];

/** What stands for no handler. */
const NAMES = ['Identity', 'Thrower'];

const CHOSEN = (name) => `if (IsCallable(__handler) === false) { __handler = '${name}'; }`;

/** Whether a parameter that is no function has become what stands for none, and becomes nothing else. */
const isChosen = (code, handler, record, target) => {
  const list = code.body.body;
  const chooses = (at) =>
    NAMES.some((name) => matchStatements(CHOSEN(name), list, at, target, { __handler: handler }));
  const settings = setAgainIn(code).filter((name) => name === handler.name);
  const end = list.findIndex((statement) => nodes(statement).includes(record));
  return settings.length === 1 && list.slice(0, end).some((_, at) => chooses(at));
};

/** Whether a handler is a function, or stands for none: no other value gets into a job. */
const isHandler = (code, handler, record, target) =>
  NAMES.includes(handler.value) ||
  isCallable(code, handler, record) ||
  isChosen(code, handler, record, target);

/**
 * @param {Node} code a function in which there is none
 * @param {import('../targets/index.js').Target} target
 * @param {string|undefined} pending the state in which a promise has reactions
 * @returns {Attachment[]} those of which all uses are known
 */
const attachmentsOf = (code, target, pending) => {
  const all = nodes(code);
  if (!all.some(isReaction)) return [];
  const appends = appendsIn(all, target).filter(({ state }) => state === pending);
  const calls = all.flatMap((node) => {
    const bindings = matcherOf(JOB, target)(node);
    return bindings ? [bindings.__reaction] : [];
  });
  const isLoop = all.some(({ type }) => /^(?:Do)?While|^For/.test(type));
  return all.flatMap(({ body: list }) =>
    (Array.isArray(list) && !isLoop ? list : []).flatMap((statement) => {
      const [{ id, init: record }] = statement.declarations ?? [{}];
      const bindings = record && matcherOf(RECORD, target)(record);
      if (!bindings || bindings.__capability.type !== 'Identifier') return [];
      const { __capability: capability, __handler: handler } = bindings;
      const isOfIt = (use) => use.name === id.name;
      const attachment = { code, record, name: id.name, list, statement, capability, handler };
      const [additions, jobs] = [appends.filter(isOfIt), calls.filter(isOfIt)];
      const uses = all.filter(({ type, name }) => type === 'Identifier' && name === id.name);
      const isKnown =
        uses.length === 1 + additions.length + jobs.length && !isSetAgain(code, capability.name);
      return isKnown ? [{ ...attachment, appends: additions }] : [];
    }),
  );
};

/**
 * @param {Node} code a function, with those inside it
 * @param {import('../targets/index.js').Target} target
 * @param {string|undefined} pending the state in which a promise has reactions
 * @returns {Attachment[]} those of which all uses are known
 */
export const attachmentsIn = (code, target, pending) =>
  nodes(code)
    .filter((node) => isFunction(node) && nodes(node).filter(isFunction).length === 1)
    .flatMap((node) => attachmentsOf(node, target, pending));

/**
 * @param {Attachment[]} attachments
 * @param {import('../targets/index.js').Target} target
 * @returns {(node: Node) => boolean} whether a node is of one whose handler a job may call: its Record,
 *   or the List that it gets into
 */
export const partsOf = (attachments, target) => {
  const known = attachments.filter(({ code, handler, record }) =>
    isHandler(code, handler, record, target),
  );
  const parts = new Set(
    known.flatMap(({ record, appends }) => [
      record,
      ...appends.flatMap(({ statement }) => nodes(statement)),
    ]),
  );
  return (node) => parts.has(node);
};
