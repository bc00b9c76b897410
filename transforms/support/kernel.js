/**
 * What passes rest on that know how the steps of these functions work together: see
 * generator/5-optimise/rests.js. Each names the parts that its argument is about.
 */

/** Functions that resolve and reject a promise, once. */
export const RESOLVING = [
  'CreateResolvingFunctions',
  'PromiseRejectFunction',
  'PromiseResolveFunction',
];

/** What becomes of a promise that settles, and what waits for it. */
export const SETTLING = ['FulfillPromise', 'RejectPromise', 'TriggerPromiseReactions'];

/** How a promise is made, and what its constructor does beside. */
export const CONSTRUCTION = [
  'Promise',
  'Promise.prototype',
  'OrdinaryCreateFromConstructor',
  'GetPrototypeFromConstructor',
];

/** How a constructor that need not be %Promise% gives a promise and the functions that settle it. */
export const CAPABILITIES = [
  ...CONSTRUCTION,
  ...RESOLVING,
  'NewPromiseCapability',
  'GetCapabilitiesExecutorFunction',
];

/** What waits for a promise, and the job that it becomes. */
export const REACTIONS = ['IsPromise', 'PerformPromiseThen', 'PromiseReactionJob'];

/** All that asks for the state of a promise, or sets it. */
export const STATES = [...CONSTRUCTION, ...RESOLVING, ...SETTLING, ...REACTIONS];

/** All that runs between the first reaction of a promise and the call of its handler. */
export const KERNEL = [...CAPABILITIES, ...SETTLING, ...REACTIONS, 'Invoke'];

/** What a promise does that adopts another. */
export const ADOPTION = ['PromiseResolveThenableJob', 'SpeciesConstructor'];

/** The same from a call of `then` on: who goes around it has to know all of its steps. */
export const THENS = [...KERNEL, 'Promise.prototype.then'];

/** What `all` does with its elements. */
export const ALL = [
  'Promise.all',
  'PerformPromiseAll',
  'PromiseAllResolveElementFunction',
  'CreateArrayFromList',
];

/** What a guard asks once more than the document does: a step of its own in it would run once more. */
const GUARDS = ['IsPromise'];

/** Those of which each call stays where it is, and none is added. @param {string[]} rests */
export const unasked = (rests) => rests.filter((name) => !GUARDS.includes(name));
