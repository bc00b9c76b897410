import vm from 'node:vm';
import { differencesFrom, ES5_LIMITS, NEWER } from './editions.js';
import { COUNT } from './guards.js';
import { runMicrotasks } from './natives.js';
import { oneContext } from '../support/host-context.js';
import { newList } from './trace.js';

/**
 * What programs run on.
 *
 * @typedef {object} Subject
 * @property {string} name
 * @property {string} [target] of a library
 * @property {(options: {exact: boolean, rejections: object}) => Instance} make
 * @property {string[]} excludes features of programs that it is not compared on
 * @property {(options: object) => any} [create] a library's own: its jobs run in the host's turns
 *
 * @typedef {object} Instance a library that no other program has seen
 * @property {any} Promise
 * @property {(onError: (error: any) => void) => void} drain runs jobs until there are none
 */

/** So many jobs would only be enqueued by a library that goes in circles. */
const JOBS = 20000;

/** A library's own queue: jobs run when we say, and what they throw is an event like others. */
const makeQueue = (name) => {
  const queue = newList();
  let first = 0;
  const scheduler = (job) => {
    queue[queue.length] = job;
  };
  const drain = (onError) => {
    while (first < queue.length) {
      if (first > JOBS) throw new Error(`${name} does not come to an end`);
      try {
        queue[first++]();
      } catch (error) {
        onError(error);
      }
    }
  };
  return { scheduler, drain };
};

/**
 * @param {import('./libraries.js').Library} library
 * @param {(index: number, value: any) => any} [count] is called by its guards, and gives what they
 *   find; without it the library runs as it ships
 * @param {string[]} [lacks] what its engine does not have, such as Reflect
 * @returns {Subject}
 */
export const librarySubject = ({ name, target, assume, code, counted }, count, lacks = []) => {
  const load = vm.compileFunction(count ? counted : code, ['exports', COUNT, ...lacks], {
    filename: `${name}.cjs`,
  });
  const exports = {};
  load(exports, count);
  return {
    name,
    target,
    create: exports.create,
    excludes: [
      ...(assume.includes('pure-constructors') ? ['impure constructor'] : []),
      ...(target === 'es5' ? ES5_LIMITS : []),
    ],
    make: ({ exact, ...options }) => {
      const { scheduler, drain } = makeQueue(name);
      const interleaving = exact ? 'exact' : undefined;
      return { Promise: exports.create({ ...options, scheduler, interleaving }), drain };
    },
  };
};

/**
 * @param {Subject} subject a library
 * @returns {Subject} the same where each reaction has a context to be run in, which no program can see
 */
export const inContext = ({ make, ...subject }) => ({
  ...subject,
  name: `${subject.name} in a context`,
  make: (options) => make(/** @type {any} */ ({ ...options, context: oneContext })),
});

/** Errors that leave a job of the engine's go where Node sends uncaught exceptions. */
let uncaught = () => {};

/** To be called once per thread that runs programs on the engine's Promise. */
export const catchUncaught = () => {
  process.on('uncaughtException', (error) => uncaught(error));
  process.on('unhandledRejection', () => {});
};

/**
 * The engine's own Promise, the same one for all programs.
 * @param {string} [edition] of the libraries that it is compared with
 * @returns {Subject}
 */
export const nativeFor = (edition = 'es2015') => ({
  name: 'native',
  excludes: [NEWER, ...differencesFrom(edition)],
  make: () => ({
    Promise,
    drain: (onError) => {
      uncaught = onError;
      runMicrotasks();
      uncaught = (error) => {
        throw error;
      };
    },
  }),
});
