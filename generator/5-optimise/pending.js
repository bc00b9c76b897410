import { constantOf } from '../facts/behaviour/places.js';
import { mentions } from '../facts/bindings.js';
import { isSetAgain } from '../ir/assignments.js';
import { nodes } from '../ir/estree.js';
import { ONCE, settlersIn } from './again.js';

/**
 * What settles promises runs once for each: those who call it are the reference's, which see to that.
 * So a promise is pending where such a function begins, nobody asks for its Lists of reactions behind
 * it, and nobody else sets its state and its result, whoever runs meanwhile. What is settled stays so.
 *
 * @typedef {import('../ir/estree.js').Node} Node
 * @typedef {import('../facts/behaviour/settled.js').Pending} Pending
 */

const SETTLES = ['FulfillPromise', 'RejectPromise'];
/** Who makes functions of which one alone settles. */
const PAIRS = [...ONCE].filter((key) => !SETTLES.includes(key));
const STATE = 'PromiseState';
const RESULT = 'PromiseResult';
const LISTS = ['PromiseFulfillReactions', 'PromiseRejectReactions'];

/** Where a function sets a slot. @returns {any[]} */
const settingsIn = ({ code }, slot) =>
  nodes(code).filter(
    ({ type, left }) => type === 'AssignmentExpression' && left.property?.name === slot,
  );

/** What a function sets the states of promises to; nothing stands for what need not be a constant. */
const statesSet = (entry, slot) => settingsIn(entry, slot).map(({ right }) => constantOf(right));

/** Whether an object is the promise that a function is given first. @param {any} code */
const isFirst = (code, { name }) => name === code.params[0]?.name && !isSetAgain(code, name);

/**
 * @param {import('../ir/library.js').Library} library in which the reference is known
 * @param {Map<string, import('../facts/functions.js').DocumentFunction>} functions
 * @returns {(strangers: Set<string>) => (key: string) => Pending|undefined} strangers are the functions that
 *   are not known to be the reference's
 */
export const pendingIn = (library, functions) => {
  const named = mentions(functions);
  const settling = [...ONCE, ...settlersIn(library.reference)];
  const lists = LISTS.map((slot) => library.slotName(slot));
  const [state, result] = [STATE, RESULT].map((slot) => library.slotName(slot));
  const codeOf = (key) => functions.get(key)?.code ?? [];
  const asksForLists = (key) =>
    nodes(codeOf(key)).some(
      ({ object, property }) =>
        lists.includes(property?.name) &&
        !(SETTLES.includes(key) && isFirst(functions.get(key).code, object)),
    );
  const isOfFirst = (key, { left: { object } }) =>
    SETTLES.includes(key) && isFirst(functions.get(key).code, object);
  /** Whether a function sets a slot of more than the promise that it settles. */
  const setsOthers = (key, slot) =>
    functions.has(key) &&
    settingsIn(functions.get(key), slot).some((setting) => !isOfFirst(key, setting));
  return (strangers) => {
    const isStranger = (by) => strangers.has(by);
    const setsIn = new Map([...functions].map(([key, entry]) => [key, statesSet(entry, state)]));
    const known = [...setsIn].flatMap(([key, sets]) => (SETTLES.includes(key) ? [] : sets));
    const [first, ...others] = new Set(known);
    const opensAgain = (key) => !SETTLES.includes(key) && setsIn.get(key)?.length > 0;
    const isOnce =
      first !== undefined &&
      others.length === 0 &&
      !PAIRS.some(isStranger) &&
      ![...strangers].some(opensAgain) &&
      settling.every((name) => ![...(named.get(name) ?? [])].some(isStranger));
    const areForgotten = ![...strangers].some(asksForLists);
    const kept = [state, result].filter(
      (slot) => ![...SETTLES, ...strangers].some((key) => setsOthers(key, slot)),
    );
    return (key) => {
      if (!isOnce) return undefined;
      const begins = SETTLES.includes(key);
      return { slot: state, value: first, begins, forgotten: areForgotten ? lists : [], kept };
    };
  };
};
