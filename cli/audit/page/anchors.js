/**
 * Places that two lists surely share: what has a name that stands once in each. Of those that cross,
 * as many stay as can (patience diff).
 */

const placesByName = (names) => {
  const places = new Map();
  names.forEach((name, at) => {
    if (name !== undefined) places.set(name, places.has(name) ? undefined : at);
  });
  return places;
};

/**
 * @param {[number, number][]} pairs by their first places
 * @returns {[number, number][]} the longest run of them whose second places rise
 */
const longestRising = (pairs) => {
  const ends = []; // of runs of each length the one that ends first
  for (const [from, to] of pairs) {
    const length = ends.findIndex(({ pair }) => pair[1] >= to);
    const at = length < 0 ? ends.length : length;
    ends[at] = { pair: [from, to], before: ends[at - 1] };
  }
  const run = [];
  for (let end = ends.at(-1); end; end = end.before) run.unshift(end.pair);
  return run;
};

/**
 * @param {(string|undefined)[]} before names; what has none is no anchor
 * @param {(string|undefined)[]} after
 * @returns {[number, number][]} places in both, in order
 */
export const anchorsOf = (before, after) => {
  const others = placesByName(after);
  /** @type {[number, number][]} */
  const pairs = [];
  for (const [name, from] of placesByName(before)) {
    const to = others.get(name);
    if (from !== undefined && to !== undefined) pairs.push([from, to]);
  }
  return longestRising(pairs.sort(([a], [b]) => a - b));
};
