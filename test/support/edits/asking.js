import { addStatic } from './insertions.js';

/** Methods that ask in the standard's words what they are given. */

const WAITS = 'Perform PerformPromiseThen(_promise_, _f_, _f_).';

/** A method with these steps. @returns {import('./insertions.js').KeptMeaning} */
const asks =
  (...steps) =>
  (source) =>
    addStatic(source, 'Promise.label ( _promise_, _f_ )', [...steps, 'Return *undefined*.']);

/** @type {Record<string, import('./insertions.js').KeptMeaning>} */
export const ASKING = {
  'a method requires the slot of a promise': asks(
    'Perform ? RequireInternalSlot(_promise_, [[PromiseState]]).',
    WAITS,
  ),
  'a method asks for an object that has the slot of a promise': asks(
    'If _promise_ is not an Object or _promise_ does not have a [[PromiseState]] internal slot, throw a *TypeError* exception.',
    WAITS,
  ),
  'a method asks for a promise and a handler': asks(
    'If IsPromise(_promise_) is *true* and IsCallable(_f_) is *true*, then',
    `  ${WAITS}`,
  ),
  'a method asks for a promise, or else for a handler': asks(
    'If IsPromise(_promise_) is *false*, then',
    '  If IsCallable(_f_) is *true*, return _f_.',
    'Else,',
    `  ${WAITS}`,
  ),
  'a method waits for the value of a completion': (source) =>
    addStatic(source, 'Promise.label ( _x_, _f_ )', [
      'Let _promise_ be Completion(PromiseResolve(%Promise%, _x_)).',
      'If _promise_ is an abrupt completion, return ? _promise_.',
      'Set _promise_ to ! _promise_.',
      WAITS,
      'Return _x_.',
    ]),
  'a method closes an iterator with an error': asks(
    'Perform ? IteratorClose(_promise_, ThrowCompletion(_f_)).',
  ),
};
