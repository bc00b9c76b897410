/** @typedef {import('./places.js').Random} Random */

/** A generator of small numbers that a seed decides (mulberry32). @param {number} seed @returns {Random} */
export const randomOf = (seed) => {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  for (let i = 0; i < 3; i++) next();
  const below = (limit) => Math.floor(next() * limit);
  return { below, pick: (list) => list[below(list.length)] };
};
