import { applyPatch } from './model.js';

/** Which lines of a stage its passes left alone since another stage. */

const GONE = -1;

/** @returns {number[]} for each line of a later stage its place in an earlier one, if it was there */
const placesIn = (stages, from, to) => {
  let places = stages[from].lines.map((_, at) => at);
  for (const { patch } of stages.slice(from + 1, to + 1)) {
    places = applyPatch(
      places,
      patch.map(([at, count, added]) => [at, count, added.map(() => GONE)]),
    );
  }
  return places;
};

/**
 * @param {import('./model.js').FullStage[]} stages
 * @param {number} from a stage
 * @param {number} to another, which may be the earlier one
 * @param {number[]} left what the lines of the one are called, where they are asked for
 * @param {number[]} right the same of the other
 * @returns {[number, number][]} what lines that stayed are called in both
 */
export const stayedBetween = (stages, from, to, left, right) => {
  const isForward = from < to;
  const places = isForward ? placesIn(stages, from, to) : placesIn(stages, to, from);
  /** @type {[number, number][]} */
  const pairs = [];
  places.forEach((place, at) => {
    const [old, fresh] = isForward ? [left[place], right[at]] : [left[at], right[place]];
    if (old !== undefined && fresh !== undefined) pairs.push([old, fresh]);
  });
  return pairs;
};
