import { LIST } from './state.js';
import { isConstant } from './values.js';

/**
 * What is known of promises where functions settle them, or find them settled: see execution.js.
 *
 * @typedef {object} Pending
 * @property {string} slot of their state
 * @property {string} value what that is of promises that are not settled
 * @property {boolean} begins whether the function settles the promise that it is given first
 * @property {string[]} forgotten slots that nobody asks for when such a function has ended
 * @property {string[]} kept slots that nobody sets but the function, of a promise that it settles, or that is settled
 *
 * @typedef {import('./execution.js').Execution} Execution
 * @typedef {import('./state.js').State} State
 */

/** @type {Pending} nothing is known of promises */
export const NEVER = { slot: '', value: '', begins: false, forgotten: [], kept: [] };

/** The first parameter. */
const FIRST = '$0';

/** Whether nobody asks what is stored: nothing, where the function has done. @param {Execution} run @param {State} state */
export const isForgotten = ({ pending }, state, object, place, value) => {
  const { kind, fields } = state.made.get(value) ?? {};
  const isNothing = isConstant(value) || (kind === LIST && fields.size === 0);
  return pending.begins && object === FIRST && pending.forgotten.includes(place) && isNothing;
};

/**
 * @param {Execution} run
 * @param {State} state
 * @param {string} object
 * @param {string} place
 * @returns {number|undefined} the event from which a place of an object changes by stores of the function alone
 */
export const lastsFrom = ({ pending: { begins, kept }, facts, key }, state, object, place) => {
  const isFirst = begins && object === FIRST && kept.includes(place);
  if (isFirst || facts.isLasting(place, key, object)) return 0;
  return kept.includes(place) ? state.settled.get(`${object}.${place}`) : undefined;
};

/**
 * What an answer says of the state of a promise: one that is settled stays so.
 * @param {Execution} run
 * @param {State} state behind the answer
 */
export const settle = ({ pending: { slot, value, kept }, trees }, state, question, answer) => {
  const { subject = '', constant = '' } = trees.questions.get(question) ?? {};
  const end = slot ? subject.lastIndexOf(`.${slot}#`) : -1;
  if (end >= 0 && answer === (constant !== value)) state.settle(subject.slice(0, end), kept);
};
