import * as asyncContext from './async-context.js';
import { enqueueOutside, trackContexts } from './contexts.js';
import { defineLazily } from './exports.js';
import { checkOptions } from './options.js';
import { trackRejections } from './rejections.js';
import { chooseScheduler } from './scheduler.js';
import { tellOf, trackUnhandled } from './unhandled.js';
import { describe, functionName, nameFunction, newTargetOf } from './support.js';

/**
 * The functions of the host layer, by the names under which a library has them.
 *
 * @typedef {object} HostFunction
 * @property {Function} code
 * @property {string} note what those who read the library have to know
 */

/** Notes of the functions that keep the context of asynchronous code. */
const CONTEXT_NOTES = {
  asyncContext: 'How Node keeps the context of asynchronous code (AsyncLocalStorage, domains).',
  symbolsOf: "The properties of a host's object that only a description names.",
  captureOf:
    'A resource stands for the context that it was made in; where contexts are frames, it shows its own.',
};

const contextFunctions = Object.fromEntries(
  Object.entries(asyncContext).map(([name, code]) => [
    name,
    { code, note: CONTEXT_NOTES[name] ?? 'Part of asyncContext.' },
  ]),
);

/** @type {Record<string, HostFunction>} in the order in which a library lists them */
export const host = {
  ...contextFunctions,
  checkOptions: {
    code: checkOptions,
    note: 'An option that no library knows is a mistake.',
  },
  defineLazily: {
    code: defineLazily,
    note: 'A value that is made when it is first asked for: a host that has no way to run jobs can load the file, and pass one.',
  },
  chooseScheduler: {
    code: chooseScheduler,
    note: 'How a job is run later: a flavour by its name, or a function that is given a job. Without one it is a microtask, or else the best that the host has.',
  },
  trackContexts: {
    code: trackContexts,
    note: 'A job runs in the context that its `then` was called in, whoever settles the promise. While no context is in use, nothing is kept.',
  },
  enqueueOutside: {
    code: enqueueOutside,
    note: 'The scheduler, called outside of all contexts: a turn has jobs of many.',
  },
  trackRejections: {
    code: trackRejections,
    note: 'Rejected promises without a handler, until the code that runs has ended: each is then given to `report`, which asks once more. Most are handled right after they were rejected, when they are the last of the list.',
  },
  trackUnhandled: {
    code: trackUnhandled,
    note: 'What becomes of rejected promises that nobody handles: each that has no handler when no job waits any more gets a mirror, a promise of the host that is rejected with the same reason, and handled when the promise is.',
  },
  tellOf: {
    code: tellOf,
    note: 'Calls what a user gave, in turns of their own: a promise that is rejected runs no code of users.',
  },
  describe: {
    code: describe,
    note: 'A function with what the document says of one of its properties.',
  },
  functionName: {
    code: functionName,
    note: 'What a function object is called by its key: the text, or the description of a symbol.',
  },
  nameFunction: {
    code: nameFunction,
    note: 'Names and lengths are configurable since ES2015; older engines keep what they gave.',
  },
  newTargetOf: {
    code: newTargetOf,
    note: 'Where there is no new.target: `this` of a construction is fresh and inherits from the constructor. `this` of a subclass becomes the promise: who says `Promise.call(this, executor)` asks for no result.',
  },
};
