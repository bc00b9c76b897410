import { before } from './insertions.js';

/**
 * Places where a step of the document's own may run user code, and how many passes apply to fewer
 * functions then. Those that go around a call of `then`, or leave out a promise that nobody gets, go: a
 * link of a chain takes 1.1 times as long. A figure that falls is lowered here; none may rise.
 *
 * @typedef {object} Place
 * @property {string} title
 * @property {string} clause
 * @property {string} at the text of the step behind it
 * @property {string} variable what the step asks
 * @property {number} cost
 * @property {string} [operation] whose callers say that it may be abrupt
 */

/** @returns {Place} */
const row = (title, clause, at, variable, cost, operation) => ({
  title,
  clause,
  at,
  variable,
  cost,
  operation,
});

/** @type {Place[]} */
export const PLACES = [
  row(
    'CreateResolvingFunctions',
    'sec-createresolvingfunctions',
    'Let _alr',
    'promise',
    17,
    'CreateResolvingFunctions',
  ),
  row(
    'between the slots of a function object',
    'sec-createresolvingfunctions',
    'Set _reject_.[[Alr',
    'promise',
    17,
    'CreateResolvingFunctions',
  ),
  row('resolving, first', 'sec-promise-resolve-functions', 'Let _F_', 'resolution', 12),
  row('resolving', 'sec-promise-resolve-functions', 'If SameValue', 'promise', 12),
  row('resolving an object', 'sec-promise-resolve-functions', 'Let _then_', 'resolution', 10),
  row(
    'an error that is made',
    'sec-promise-resolve-functions',
    'Perform RejectPromise(_promise_, _self',
    'selfResolutionError',
    10,
  ),
  row('the then of an object', 'sec-promise-resolve-functions', 'If IsCallable', 'thenAction', 10),
  row('rejecting, first', 'sec-promise-reject-functions', 'If _already', 'promise', 9),
  row('FulfillPromise, first', 'sec-fulfillpromise', 'Let _reactions_', 'promise', 11),
  row('FulfillPromise, last', 'sec-fulfillpromise', 'Perform Trigger', 'promise', 11),
  row('RejectPromise, first', 'sec-rejectpromise', 'Let _reactions_', 'promise', 11),
  row('RejectPromise, last', 'sec-rejectpromise', 'If _promise_.', 'promise', 11),
  row('TriggerPromiseReactions', 'sec-triggerpromisereactions', 'For each', 'argument', 11),
  row('a promise half settled', 'sec-fulfillpromise', 'Set _promise_.[[PromiseS', 'promise', 22),
  row('PerformPromiseThen, first', 'sec-performpromisethen', 'If _result', 'promise', 9),
  row(
    'PerformPromiseThen, last',
    'sec-performpromisethen',
    'If _resultCapability_ is *u',
    'promise',
    17,
  ),
  row('a promise that is fulfilled already', 'sec-performpromisethen', 'Let _value_', 'promise', 9),
  row('a job that is enqueued', 'sec-performpromisethen', 'Perform HostEnqueue', 'promise', 9),
  row('each reaction', 'sec-triggerpromisereactions', 'Let _job_', 'argument', 18),
  row('NewPromiseCapability', 'sec-newpromisecapability', 'If IsConstructor', 'C', 8),
  row('a constructor, before it is called', 'sec-newpromisecapability', 'Let _promise_', 'C', 7),
  // one of these is shared-scopes: of the host layer's two functions for jobs in a context there is one
  row('the job of a reaction', 'sec-newpromisereactionjob', 'Let _promiseCap', 'argument', 12),
  row('a handler', 'sec-newpromisereactionjob', 'Let _handlerResult_ be Comp', 'argument', 12),
  row(
    'who makes the job of a reaction, first',
    'sec-newpromisereactionjob',
    'Let _job_',
    'argument',
    18,
    'NewPromiseReactionJob',
  ),
  row(
    'who makes the job of a reaction, last',
    'sec-newpromisereactionjob',
    'Return the Record',
    'argument',
    18,
    'NewPromiseReactionJob',
  ),
  row(
    'the job of a thenable',
    'sec-newpromiseresolvethenablejob',
    'Let _resolvingF',
    'thenable',
    0,
  ),
  row('the constructor, first', 'sec-promise-executor', 'If IsCallable', 'executor', 23),
  row('a promise without slots', 'sec-promise-executor', 'Set _promise_.[[PromiseS', 'promise', 26),
  row(
    'a promise that nobody has',
    'sec-promise-executor',
    'Set _promise_.[[PromiseF',
    'executor',
    23,
  ),
  row('an executor that throws', 'sec-promise-executor', 'Perform ? Call', 'executor', 11),
  row('a new promise', 'sec-promise-executor', 'Let _resolvingF', 'promise', 17),
  row('the constructor, last', 'sec-promise-executor', 'Return _promise_', 'promise', 17),
  row('SpeciesConstructor', 'sec-speciesconstructor', 'Let _C_ be', 'O', 0),
  row('the species', 'sec-speciesconstructor', 'Let _S_ be', 'C', 0),
  row('whether a value is a promise', 'sec-ispromise', 'If _x_ has', 'x', 18),
  row('PromiseResolve', 'sec-promise-resolve', 'If IsPromise', 'x', 0),
  row('then', 'sec-promise.prototype.then', 'Let _C_', 'promise', 9),
  row('an element function', 'sec-performpromiseall', 'Set _onFulfilled_.[[V', 'constructor', 2),
];

/** @type {Record<string, (variable: string) => string>} steps that ask a value for what users define */
export const STEPS = {
  'that is abrupt': (variable) => `Let _ignored_ be ? Get(_${variable}_, *"x"*).`,
  'whose completion is kept': (variable) =>
    `Let _ignored_ be Completion(Get(_${variable}_, *"x"*)).`,
  'that throws': (variable) =>
    `If Get(_${variable}_, *"x"*) is *true*, throw a *RangeError* exception.`,
};

/** A step that ends the function for some values. */
export const RETURNS = (/** @type {string} */ variable) =>
  `If Get(_${variable}_, *"x"*) is *true*, return *undefined*.`;

/**
 * Where it may stand, as nobody asks for more than undefined there, and what it costs.
 * @type {Record<string, number>}
 */
export const RETURNING = {
  'resolving, first': 12,
  resolving: 12,
  'resolving an object': 10,
  'an error that is made': 10,
  'the then of an object': 10,
  'rejecting, first': 9,
  'FulfillPromise, first': 11,
  'FulfillPromise, last': 11,
  'RejectPromise, first': 11,
  'RejectPromise, last': 11,
  TriggerPromiseReactions: 11,
  'each reaction': 18,
  'PerformPromiseThen, first': 9,
  'PerformPromiseThen, last': 17,
  'a promise that is fulfilled already': 9,
  'a job that is enqueued': 9,
  'the job of a reaction': 12,
  'a handler': 12,
  'the job of a thenable': 0,
  then: 9,
};

/** @param {string} source @param {Place} place @param {(variable: string) => string} step */
export const inserted = (source, { clause, at, variable, operation }, step) => {
  const changed = before(clause, `1. ${at}`, step(variable))(source);
  return operation ? changed.replaceAll(` be ${operation}(`, ` be ? ${operation}(`) : changed;
};
