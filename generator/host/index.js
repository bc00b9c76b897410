import { trackRejections } from './rejections.js';
import { chooseScheduler } from './scheduler.js';
import { describe, nameFunction, newTargetOf } from './support.js';

/**
 * The functions of the host layer, by the names under which a library has them.
 *
 * @typedef {object} HostFunction
 * @property {Function} code
 * @property {string} note what those who read the library have to know
 */

/** @type {Record<string, HostFunction>} */
export const host = {
  chooseScheduler: {
    code: chooseScheduler,
    note: 'How a job is run later: a flavour by its name, or a function that is given a job. Without one it is a microtask, or else the best that the host has.',
  },
  trackRejections: {
    code: trackRejections,
    note: 'Rejected promises without a handler, until the code that runs has ended: each is then given to `report`, which asks once more. Most are handled right after they were rejected, when they are the last of the list.',
  },
  describe: {
    code: describe,
    note: 'A function with what the document says of one of its properties.',
  },
  nameFunction: {
    code: nameFunction,
    note: 'Names and lengths are configurable since ES2015; older engines keep what they gave.',
  },
  newTargetOf: {
    code: newTargetOf,
    note: 'Where there is no new.target: `this` of a construction is fresh and inherits from the constructor. `this` of a subclass becomes the promise, as `Promise.call(this, executor)` returns nothing to those who do not ask for it.',
  },
};
