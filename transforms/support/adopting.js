import { evaluate, knowledgeOf } from '../../generator/evaluate/index.js';
import { unknown } from '../../generator/evaluate/unknown.js';
import { constant } from '../../generator/evaluate/values.js';
import {
  block,
  functionExpression,
  identifier,
  ifs,
  statement,
} from '../../generator/ir/estree.js';

/**
 * What the intrinsic `then` of a promise of the library comes to, where nobody gets the promise that it
 * makes: its species is asked for, and what follows depends on whether that is %Promise%.
 *
 * @typedef {import('../../generator/ir/estree.js').Node} Node
 * @typedef {import('../../generator/ir/library.js').Library} Library
 * @typedef {import('../../generator/evaluate/index.js').Options} Options
 */

/** What follows the species in `then`: see then0. */
const BEHIND = 'ThenWithConstructor';
const THEN_OF_INTRINSIC = 'return ThenWithConstructor(this, onFulfilled, onRejected, Promise);';
const SPECIES = 'SpeciesConstructor(__object, Promise)';
const INTRINSIC = '__species === Promise';

/** Operations that make promises and functions which nobody else has. */
export const PAIR = 'CreateResolvingFunctions';
const FOLLOWED = new Set(['NewPromise', PAIR, 'PromiseReactionJob']);

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

/** @param {Node[]} list @returns {Node[]} without a `return` of nothing at its end */
export const unreturned = (list) => {
  const last = list.at(-1);
  return last?.type === 'ReturnStatement' && !last.argument ? list.slice(0, -1) : list;
};

/**
 * @param {Library} library
 * @param {Node[]} body that calls `intrinsicThen`
 * @param {Record<string, any>} variables
 * @param {Options} options of the way on which its species is %Promise%
 * @param {Options} [others] of all others
 * @returns {{list: Node[], at: number, species: Node, adopted: Node[]}} what is left of the body, where the
 *   species is known in it, and what comes then where it is %Promise%
 */
export const adopting = (library, body, variables, options, others = {}) => {
  const knows = (code) => (name) => (name === 'intrinsicThen' ? code : undefined);
  const params = ['onFulfilled', 'onRejected'].map(identifier);
  const intrinsic = functionExpression(params, library.build(THEN_OF_INTRINSIC));
  const adopted = evaluate(library, body, variables, {
    ...FOLLOWS,
    enters: (name) => FOLLOWED.has(name) || name === BEHIND,
    ...options,
    functionOf: knows(intrinsic),
  });
  const list = evaluate(library, body, variables, {
    enters: (name) => name === PAIR,
    stays: (name) => name === BEHIND,
    ...others,
    functionOf: knows(library.method('then')),
  });
  const asks = list.findIndex((node) => library.findNodes(node, SPECIES).length > 0);
  const [{ id } = unknown('no species')] =
    list[asks]?.declarations ?? list[asks - 1]?.declarations ?? [];
  const isTold = list[asks + 1]?.type === 'IfStatement';
  return { list, at: asks + (isTold ? 2 : 1), species: id, adopted };
};

/** @param {Library} library @param {Node} species @param {Node[]} adopted @param {Node[]} [otherwise] @returns {Node} */
export const whereIntrinsic = (library, species, adopted, otherwise) =>
  ifs(
    library.buildExpression(INTRINSIC, { __species: species }),
    block(adopted),
    otherwise && block(otherwise),
  );

/** The variable that holds the intrinsic `then`. */
export const INTRINSIC_THEN = constant(identifier('intrinsicThen'));
