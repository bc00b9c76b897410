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
 * @returns {[number, number][]} places in both
 */
export const stayedBetween = (stages, from, to) => {
  const [first, last] = [Math.min(from, to), Math.max(from, to)];
  const pairs = placesIn(stages, first, last).flatMap((place, at) =>
    place === GONE ? [] : [from < to ? [place, at] : [at, place]],
  );
  return /** @type {[number, number][]} */ (pairs);
};
