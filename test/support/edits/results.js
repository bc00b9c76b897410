import { edited } from '../documents.js';

/** What operations return is taken elsewhere. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const CALL = 'PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_)';
const PROMISE = '_resultCapability_.[[Promise]]';

/** @param {string[]} steps of `then`, in place of its last @returns {KeptMeaning} */
const thenEnds = (steps) => (source) =>
  edited([[`1. Return ${CALL}.`, steps.map((step) => `1. ${step}`).join('\n')]], source);

const HANDLED = '1. Set _promise_.[[PromiseIsHandled]] to *true*.';

/** Of ES2025's wording. @type {Record<string, KeptMeaning>} */
export const RESULTS = {
  'then returns the promise of its capability itself': thenEnds([
    `Perform ${CALL}.`,
    `Return ${PROMISE}.`,
  ]),
  'then reads the promise of its capability first': thenEnds([
    `Let _derived_ be ${PROMISE}.`,
    `Perform ${CALL}.`,
    'Return _derived_.',
  ]),
  'then reads the promise of its capability last': thenEnds([
    `Perform ${CALL}.`,
    `Let _derived_ be ${PROMISE}.`,
    'Return _derived_.',
  ]),
  'then has a result that it does not read': thenEnds([
    `Let _derived_ be ${CALL}.`,
    `Return ${PROMISE}.`,
  ]),
  'PerformPromiseThen says in both arms of its end that a promise is handled': (source) =>
    edited(
      [
        [HANDLED, ''],
        ['1. Return *undefined*.', `${HANDLED}\n1. Return *undefined*.`],
        [`1. Return ${PROMISE}.`, `${HANDLED}\n1. Return ${PROMISE}.`],
      ].map(([find, to]) => [find, to, 'sec-performpromisethen']),
      source,
    ),
};
