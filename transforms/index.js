import capabilityBypass from './capability-bypass.js';
import resolverSplit from './resolver-split.js';
import slotClosures from './slot-closures.js';

/**
 * The passes in the order in which they run, with the reason where the place matters.
 *
 * @type {import('../generator/optimise.js').Pass[]}
 */
export const PASSES = [
  slotClosures,
  resolverSplit, // the flag is a variable of the closure since slot-closures
  capabilityBypass, // the flag of a promise without functions is in the promise
];

/** Names of passes by preset. */
export const PRESETS = {
  faithful: [],
  fast: PASSES.filter(({ assumes }) => !assumes).map(({ name }) => name),
};

/** Promises that a user makes, and what each means. */
export const ASSUMPTIONS = {};
