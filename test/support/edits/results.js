import { edited } from '../documents.js';
import { addMethod } from './insertions.js';

/** What operations return is taken elsewhere. */

/** @typedef {import('./insertions.js').KeptMeaning} KeptMeaning */

const CALL = 'PerformPromiseThen(_promise_, _onFulfilled_, _onRejected_, _resultCapability_)';
const PROMISE = '_resultCapability_.[[Promise]]';

/** @param {string[]} steps of `then`, in place of its last @returns {KeptMeaning} */
const thenEnds = (steps) => (source) =>
  edited([[`1. Return ${CALL}.`, steps.map((step) => `1. ${step}`).join('\n')]], source);

const HANDLED = '1. Set _promise_.[[PromiseIsHandled]] to *true*.';

const [CAPABILITY, JOB] = ['sec-newpromisecapability', 'sec-newpromisereactionjob'];
const SETTLES = (field) =>
  `Call(_promiseCapability_.[[${field}]], *undefined*, « _handlerResult_.[[Value]] »).`;

/** Of ES2015's wording. @type {Record<string, KeptMeaning>} */
export const OF_ES2015 = {
  'a capability gets its promise before its functions are asked for': (source) =>
    edited(
      [
        ['1. Set _promiseCapability_.[[Promise]] to _promise_.', '', CAPABILITY],
        [
          '1. If IsCallable(_promiseCapability_.[[Resolve]])',
          '1. Set _promiseCapability_.[[Promise]] to _promise_.\n1. If IsCallable(_promiseCapability_.[[Resolve]])',
          CAPABILITY,
        ],
      ],
      source,
    ),
  'a capability is a Record of what its executor was given': (source) =>
    edited(
      [
        ['1. Set _promiseCapability_.[[Promise]] to _promise_.', '', CAPABILITY],
        [
          '1. Return _promiseCapability_.',
          '1. Return the PromiseCapability { [[Promise]]: _promise_, [[Resolve]]: _promiseCapability_.[[Resolve]], [[Reject]]: _promiseCapability_.[[Reject]] }.',
          CAPABILITY,
        ],
      ],
      source,
    ),
  'a method says which state a promise has': (source) =>
    addMethod(source, 'Promise.prototype.state ( )', ['Return _promise_.[[PromiseState]].']),
};

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
  'the constructor asks for both in one step': (source) =>
    edited(
      [
        ['1. If IsCallable(_executor_) is *false*, throw a *TypeError* exception.', ''],
        [
          'If NewTarget is *undefined*, throw',
          'If IsCallable(_executor_) is *false* or NewTarget is *undefined*, throw',
        ],
      ],
      source,
    ),
  'the job of a reaction performs its last call': (source) =>
    edited(
      [
        [`Return ? ${SETTLES('Reject')}`, `Perform ? ${SETTLES('Reject')}`, JOB],
        [
          `1. Else,\n  1. Return ? ${SETTLES('Resolve')}`,
          `1. Else,\n  1. Perform ? ${SETTLES('Resolve')}\n1. Return ~empty~.`,
          JOB,
        ],
      ],
      source,
    ),
};
