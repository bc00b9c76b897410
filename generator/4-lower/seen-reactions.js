import { localsOf } from '../facts/bindings.js';
import { setsField } from '../facts/reactions.js';
import { constantsIn, isStore, setAgainIn, setBy } from '../ir/assignments.js';
import * as b from '../ir/estree.js';
import { isReturn } from '../ir/statements.js';
import { fieldsAskedIn, namesBeside, unsetIn } from './once.js';
import { unreachedIn } from './truths.js';

/**
 * What steps see of reactions beside making them and running their jobs: a reaction that is made in a
 * context has a handler and a capability of the host layer in place of those that `then` was given.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('./reactions.js').Reactions} Reactions
 * @typedef {import('./reactions.js').Operation} Operation
 */

/** What steps store in fields and slots. */
const storesIn = (steps) => b.nodes(b.block(steps)).filter(isStore);

/** The variables that hold reactions. */
const reactionNames = (steps, values) =>
  b
    .nodes(b.block(steps))
    .filter(({ id, init }) => id && init && b.nodes(init).some((node) => values.includes(node)))
    .map(({ id }) => id.name);

/** Whether steps put another capability in the place of that which they were given. */
const givesAnother = (steps, /** @type {any} */ { name }) =>
  b
    .nodes(b.block(steps))
    .some(
      ({ type, left, right }) =>
        type === 'AssignmentExpression' && left.name === name && right.name !== 'undefined',
    );

/** What holds the same handler: a parameter, and the variable that reactions have in its place. */
const handlerNames = (params, { records, handler, handlers }) =>
  records.map((properties, i) => {
    const { value } = properties.find(({ key }) => key.name === handler);
    return new Set([params[handlers[i]].name, value.name].filter(Boolean));
  });

/** What holds a handler, and the variables of which it is all that they are made of. */
const namesAbout = (names, answers, locals) => {
  const about = new Set(names);
  const isAbout = (/** @type {any} */ { node: { name } }) => !locals.has(name) || about.has(name);
  for (const [name, value] of answers)
    if (b.references(b.returns(value)).every(isAbout)) about.add(name);
  return about;
};

/**
 * Whether steps take a handler away, unless it is no function: those of the host layer would go as well.
 * @param {Node[]} steps that run again for these
 * @param {Set<string>} names of what holds the handler
 * @param {Set<string>} locals
 */
const takesAway = (steps, names, locals) => {
  const all = b.nodes(b.block(steps));
  const answers = constantsIn(all);
  const about = namesAbout(names, answers, locals);
  const isOther = (/** @type {any} */ { node: { name } }) => locals.has(name) && !about.has(name);
  const asksForIt = (/** @type {any} */ { test }) =>
    test && !b.references(b.returns(test)).some(isOther);
  const known = new Set(all.filter(asksForIt).flatMap((asking) => b.nodes(asking)));
  const unreached = unreachedIn(all, { names, answers });
  const isKept = (/** @type {any} */ node) =>
    known.has(node) &&
    b.references(b.returns(node.right)).some(({ node: { name } }) => names.has(name));
  return all.some((node) => names.has(setBy(node)) && !unreached.has(node) && !isKept(node));
};

/** The variables that have a slot of the promise, which has the same value when steps run again. */
const readAgain = (steps, promise) => {
  const set = new Set(storesIn(steps).map(({ left }) => left.property.name));
  return [...constantsIn(b.nodes(b.block(steps)))].flatMap(([name, { object, property }]) =>
    object?.name === promise.name && !set.has(property.name) ? [name] : [],
  );
};

/**
 * @param {Operation} operation that makes reactions
 * @param {Reactions} reactions
 * @param {object} known
 * @param {number} known.count how many of its last steps choose what is returned, and do no more
 * @param {(field: string) => boolean} known.isRead whether steps ask for a field or a slot
 * @returns {boolean} whether anything but reactions is made of what it was given
 */
export const seesMore = ({ params, body }, reactions, { count, isRead }) => {
  const { at, sites, handlers, capabilityAt } = reactions;
  const before = body.slice(0, at);
  const differing = new Set([
    ...[...handlers, capabilityAt].map((i) => params[i].name),
    ...localsOf(b.functionExpression([], before)),
    ...setAgainIn(b.block(before)),
  ]);
  const locals = localsOf(b.functionExpression(params, body));
  const values = sites.flat().map(({ value }) => value);
  const alike = readAgain(before, params[reactions.promise]);
  for (const name of [...reactionNames(before, values), ...unsetIn(before), ...alike])
    differing.delete(name);
  const behind = body.slice(at, body.length - count);
  const unread = storesIn(body).filter(({ left }) => !left.computed && !isRead(left.property.name));
  const parts = [...values, ...unread];
  const names = namesBeside([...storesIn(before).map(b.statement), ...behind], parts);
  return (
    givesAnother(before, params[capabilityAt]) ||
    handlerNames(params, reactions).some((held) => takesAway(before, held, locals)) ||
    [...names].some((name) => differing.has(name))
  );
};

/**
 * @param {Operation} operation
 * @param {Reactions} reactions
 * @returns {boolean} whether a reaction has what the operation was given, of which it calls nothing: where
 *   handlers are callbacks, somebody else has made one of it
 */
export const areGiven = ({ params, body }, { at, records, handler, handlers }) => {
  const before = b.nodes(b.block(body.slice(0, at)));
  const fromCalls = before
    .filter(({ type, right }) => type === 'AssignmentExpression' && right.type === 'CallExpression')
    .map(({ left }) => left.name);
  const sourceOf = (name) => before.find(({ id, init }) => id?.name === name && init)?.init.name;
  const names = handlers.map((param) => /** @type {any} */ (params[param]).name);
  const isGiven = (name) => names.includes(name) && !fromCalls.includes(name);
  return records
    .flat()
    .some(
      ({ key, value: { name } }) =>
        key.name === handler && (isGiven(name) || isGiven(sourceOf(name))),
    );
};

/**
 * @param {Operation} operation
 * @param {Reactions} reactions
 * @returns {boolean} whether all of them are made behind the place where their parts are there
 */
export const areMadeBehind = ({ body }, { at, sites }) => {
  const later = new Set(b.nodes(b.block(body.slice(at))));
  return sites.flat().every(({ value }) => later.has(value));
};

/**
 * The job of a reaction in a context is given a reaction that no step knows.
 * @param {Operation[]} functions of the document
 * @param {Reactions} reactions
 * @returns {boolean} whether steps may change one
 */
export const areSetAgain = (functions, { sites }) => {
  const fields = new Set(sites.flat().map(({ key }) => key.name));
  return functions
    .flatMap(({ body }) => storesIn(body))
    .some((store) => [...fields].some((field) => setsField(store, field)));
};

/**
 * The end of an operation: the steps that choose what is returned, and how many of its own have nothing else.
 *
 * @typedef {{steps: Node[], count: number}} End
 */

/** The steps from the reactions on, without those at the end. */
const stepsBehind = ({ body }, { at }, { count }) => body.slice(at, body.length - count);

/**
 * @param {Operation} operation
 * @param {Reactions} reactions
 * @param {End} end
 * @returns {boolean} whether the steps that make reactions may return before the last ones
 */
export const returnsEarly = (operation, reactions, end) => {
  const behind = stepsBehind(operation, reactions, end);
  const before = end.count > 0 ? behind : behind.slice(0, -1);
  return b.nodes(b.block(before)).some(isReturn);
};

/** Whether the arms of the last step may set a field or a slot that its conditions ask for: then these are not asked behind them. */
const setsWhatIsAsked = ({ body }, { steps, count }) => {
  const tests = b.nodes(steps).flatMap(({ test }) => test ?? []);
  const fields = fieldsAskedIn(b.nodes(tests));
  const last = count > 0 ? [] : body.slice(-1);
  const mayStore = ({ type }) => type === 'CallExpression';
  const isAsked = (/** @type {any} */ { left }) => left.computed || fields.has(left.property.name);
  return fields.size > 0 && (b.nodes(last).some(mayStore) || storesIn(last).some(isAsked));
};

/**
 * @param {Operation} operation
 * @param {Reactions} reactions
 * @param {End} end
 * @returns {boolean} whether the steps that make reactions set what the last ones return, or ask for
 */
export const setsChoice = (operation, reactions, end) => {
  if (setsWhatIsAsked(operation, end)) return true;
  const behind = stepsBehind(operation, reactions, end);
  const set = new Set([
    ...localsOf(b.functionExpression([], behind)),
    ...setAgainIn(b.block(behind)),
  ]);
  return [...namesBeside(end.steps, [])].some((name) => set.has(name));
};
