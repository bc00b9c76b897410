import { generated } from '../generated.js';

/**
 * What edits cost that keep the meaning: passes that apply to fewer functions than before, or to
 * none. A figure that falls is lowered here; none may rise.
 */

/**
 * Most edits cost nothing. Passes that go around a call of `then` have to know all of its steps; a
 * link of a chain takes 1.1 times as long.
 * @type {Record<string, number>}
 */
const COSTS = {
  'then asks for a property first': 9,
  // what settles a promise that may have settled has steps around it
  'a method settles a promise that is pending': 1,
  'FulfillPromise attaches to a List in a further slot': 1,
  'a method makes a pair of resolving functions': 1,
  'a method makes a capability with functions': 1,
  // an argument of PerformPromiseThen is another one there
  'a method makes a capability before it checks its receiver': 1,
  'a promise that PerformPromiseThen gets comes out of a completion': 1,
  'a promise that PerformPromiseThen gets is the value of a completion': 1,
};

/** @param {string} name of an edit @returns {number} of passes */
export const costOf = (name) => COSTS[name] ?? 0;

/** How many functions a pass applies to: some name them, some count places. */
const countOf = ({ applied }) =>
  applied.reduce((sum, text) => sum + (Number.parseInt(text, 10) || 1), 0);

/** @param {any[]} report of a library @returns {Map<string, number>} to how many functions each pass applies */
export const countsOf = (report) => new Map(report.map((entry) => [entry.name, countOf(entry)]));

/** @param {Map<string, number>} before @param {Map<string, number>} after @returns {string[]} the passes that apply to fewer functions, or to none */
export const fewerIn = (before, after) =>
  [...before.keys()].filter((pass) => after.get(pass) < before.get(pass));

/**
 * @param {string} source
 * @param {string} changed the source of an edited document
 * @returns {string[]} the passes that apply to fewer functions of it, or to none
 */
export const lostIn = (source, changed) => {
  const [before, after] = [source, changed].map((text) =>
    countsOf(generated(text, { preset: 'fast' }).report),
  );
  return fewerIn(before, after);
};
