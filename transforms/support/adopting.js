import { evaluate, knowledgeOf } from '../../generator/evaluate/index.js';
import { unknown } from '../../generator/evaluate/unknown.js';
import { constant } from '../../generator/evaluate/values.js';
import { block, identifier, nodes, statement, undefinedValue } from '../../generator/ir/estree.js';
import { copy } from '../../generator/ir/pattern.js';

/**
 * What the intrinsic `then` of a promise of the library comes to, where nobody gets the promise that it
 * makes: its species is asked for, and what follows depends on whether that is %Promise%.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 * @typedef {import('../../generator/ir/library.js').Library} Library
 * @typedef {import('../../generator/evaluate/index.js').Options} Options
 */

/** What follows the species in `then`, see then0: where it is %Promise%, its steps are followed. */
const BEHIND = 'ThenWithConstructor';
const FOLLOWED_BY = '__promise, __onFulfilled, __onRejected, __species';
const OTHERS = 'BehindSpecies';
const splits = (more) => `
  if (__species === Promise) return ${BEHIND}(__promise, __onFulfilled, __onRejected, Promise${more});
  return ${OTHERS}(${FOLLOWED_BY}${more});`;
const INTRINSIC = '__species === Promise';

/** Operations that make promises and functions which nobody else has. */
const FOLLOWED = new Set(['NewPromise', 'CreateResolvingFunctions', 'PromiseReactionJob']);

/** @type {Options} */
export const FOLLOWS = { enters: (name) => FOLLOWED.has(name), creates: true };

/** A promise that an operation made, where nothing of it has changed since. @returns {any} the call that made it */
export const wholeOf = (state, value, name) => {
  const { whole } = state.ours(value) ?? {};
  return whole?.name === name && state.isUnchanged(whole) ? whole : undefined;
};

/** What is returned to nobody. @param {Library} library @returns {Options['result']} */
export const dropped = (library) => {
  const { isIdle } = knowledgeOf(library);
  return (state, value, run) => {
    if (value.is === 'code' && !value.pure && !isIdle(value.node))
      run.emit(state, statement(value.node));
    return null;
  };
};

/** What a job gives is asked for by nobody either: it is undefined. @param {Library} library @returns {Options['result']} */
export const nothing = (library) => {
  const drop = dropped(library);
  return (...returned) => drop(...returned) ?? undefinedValue();
};

/** @param {Node[]} list @returns {Node[]} without a `return` of nothing at its end */
export const unreturned = (list) => {
  const last = list.at(-1);
  return last?.type === 'ReturnStatement' && !last.argument ? list.slice(0, -1) : list;
};

/** Asks in `then` whether its species is %Promise%. @returns {boolean} whether it is given what is known */
const splitSpecies = (library, then) => {
  const { argument } = then.body.body.at(-1) ?? {};
  const isBehind = argument?.type === 'CallExpression' && argument.callee.name === BEHIND;
  const more = isBehind ? argument.arguments.slice(4).map(({ name }) => `, ${name}`) : [];
  const pattern = `return ${BEHIND}(${FOLLOWED_BY}${more.join('')});`;
  return library.replaceStatements(then, pattern, splits(more.join(''))) === 1;
};

/**
 * @param {Library} library
 * @param {Node[]} body that calls `intrinsicThen`
 * @param {Record<string, any>} variables
 * @param {Options} options
 * @returns {{list: Node[], at: number, species: Node}} what is left of the body, with the place of the
 *   condition that its species is %Promise%
 */
export const adopting = (library, body, variables, options) => {
  const then = copy(library.method('Promise.prototype.then'));
  if (!splitSpecies(library, then)) return unknown('something else behind its species');
  const list = evaluate(library, body, variables, {
    ...FOLLOWS,
    enters: (name) => FOLLOWED.has(name) || name === BEHIND,
    ...options,
    functionOf: (name) => (name === 'intrinsicThen' ? then : undefined),
  });
  library.replaceExpressions(block(list), OTHERS, BEHIND);
  const at = list.findIndex(({ test }) => test && library.match(INTRINSIC, test));
  if (at < 0) return unknown('no species');
  return { list, at, species: library.match(INTRINSIC, list[at].test).__species };
};

/** The variable that holds the intrinsic `then`. */
export const INTRINSIC_THEN = constant(identifier('intrinsicThen'));

/** Whether something throws behind a call that is given the handlers, on any way of a list of statements. */
export const throwsBehind = (list, handlers, mayThrow) => {
  let isGiven = false;
  const follow = (statement, before) => {
    if (statement.type === 'BlockStatement')
      return statement.body.reduce((known, inner) => follow(inner, known), before);
    if (statement.type === 'IfStatement') {
      const behindTest = step(statement.test, before);
      const arms = [statement.consequent, statement.alternate].map(
        (arm) => arm && follow(arm, behindTest),
      );
      return behindTest || arms.some(Boolean);
    }
    return step(statement, before);
  };
  const step = (tree, before) => {
    const gives = nodes(tree).some(
      ({ type, callee, arguments: args }) =>
        type === 'CallExpression' &&
        callee.name !== 'ThenInContext' &&
        nodes(args).some(({ name }) => handlers.includes(name)),
    );
    if ((before || gives) && mayThrow(tree)) isGiven = true;
    return before || gives;
  };
  follow(block(list), false);
  return isGiven;
};

const AGAIN = '(__promise, __fulfilled, __rejected, __capability)';

/**
 * Where the host layer calls PerformPromiseThen again with handlers that it keeps in a context, kinds would be
 * taken for no handlers: it calls what they are given to.
 * @param {import('../../generator/ir/library.js').Library} library
 * @param {string} name of the function that kinds are given to
 * @returns {boolean} whether kinds stay what they are
 */
export const keepsKinds = (library, name) => {
  const then = library.find('ThenInContext');
  if (!then || !library.find('HandlerInContext')) return true;
  library.replaceExpressions(then, `PerformPromiseThen${AGAIN}`, `${name}${AGAIN}`);
  return library.count('PerformPromiseThen', then) === 0;
};
