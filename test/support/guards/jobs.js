import { deferred } from './reactions.js';

/** Guards of the pass that runs consecutive jobs in one loop. */

/** Two handlers, each with one of its own behind it. */
const fork = (P, log) => {
  const { promise, resolve } = deferred(P);
  for (const name of ['a', 'b']) promise.then(() => name).then(log);
  promise.then(() => log('last'));
  resolve();
};

/** One job runs, and as many wait as a block has room for. */
const wholeBlock = (P, log) => {
  const { promise, resolve } = deferred(P);
  for (let i = 0; i < 256; i++) promise.then(() => i).then((value) => value === 0 && log('own'));
  promise.then(() => log('last'));
  resolve();
};

const chain = (P, log) => {
  P.resolve(1)
    .then((value) => value + 1)
    .then((value) => value + 1)
    .then(log);
};

const values = (P, log) => {
  const thenable = { then: (resolve) => resolve('of a thenable') };
  P.resolve(1)
    .then(() => thenable)
    .then(log);
};

const ofSubclass = (P, log) => {
  class Derived extends P {}
  Derived.resolve(1)
    .then((value) => value + 1)
    .then(log);
};

/** Promises with no handler, and with two. */
const several = (P, log) => {
  const derived = P.resolve(1).then((value) => value + 1);
  derived.then(log);
  derived.then(log);
};

const EXACT = { interleaving: 'exact', hostCalls: true };

/** @type {[import('./capabilities.js').Entry['test'], string, Function, object?][]} */
const TESTS = [
  ['first !== last', 'other jobs wait', fork],
  ['reading !== writing', 'a whole block of jobs waits', wholeBlock],
  ['exactInterleaving', 'a turn for each job of a chain', chain, { options: EXACT }],
  ['isObject(handlerResult)', 'a handler returns a thenable', values],
  [
    '!(#PromiseState in promiseCapability)',
    'a chain of a subclass',
    ofSubclass,
    { only: 'es2022' },
  ],
  [
    {
      es2022: "typeof promiseCapability.#PromiseResult !== 'function'",
      es5: "typeof promiseCapability._PromiseResult !== 'function'",
    },
    'a promise with two handlers',
    several,
  ],
];

/** @type {import('./capabilities.js').Entry[]} */
export const JOBS = TESTS.map(([test, title, program, more]) => ({
  guard: 'is-next-job',
  in: 'PromiseReactionJob',
  becomes: 'false',
  test,
  title,
  program,
  ...more,
}));
