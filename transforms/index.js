/**
 * The passes in the order in which they run, the presets and the assumptions that a user can grant.
 * Each pass is a file of its own here.
 */

/** @type {import('../generator/index.js').Pass[]} */
export const PASSES = [];

/** Names of passes by preset. */
export const PRESETS = {
  faithful: [],
};

/** Promises that a user makes, and what each means. */
export const ASSUMPTIONS = {};
