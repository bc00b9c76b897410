/**
 * Guards of the passes that attach reactions: in fields of the promise, without a derived promise,
 * without an element function.
 *
 * @typedef {import('./capabilities.js').Entry} Entry
 */

/** A promise that is settled later, and how. */
const deferred = (P) => {
  let settle;
  const promise = new P((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};

/** Something that has the intrinsic `then` and is no promise. */
const pretender = (P, log) => ({
  then: P.prototype.then,
  get constructor() {
    log('the constructor of what is no promise is read');
    return P;
  },
});

/** A promise whose derived promises are of a class that can tell. */
const withSpecies = (P, log, value) => {
  class Derived extends P {
    constructor(executor) {
      log('a species is constructed');
      super(executor);
    }
  }
  const promise = P.resolve(value);
  promise.constructor = { [Symbol.species]: Derived };
  return promise;
};

const withOwnThen = (P, log) =>
  Object.defineProperty(P.resolve(1), 'then', { value: () => log('an own then is called') });

/** A constructor that takes elements as they are. */
const keeping = (P) =>
  class Keeping extends P {
    static resolve(x) {
      return x;
    }
    static get [Symbol.species]() {
      return this;
    }
  };

/** A capability with a user's functions, of promises with the intrinsic species. */
const foreign = (P, resolve, reject = resolve) => {
  function C(executor) {
    executor(resolve, reject);
  }
  C.resolve = (x) => P.resolve(x);
  return C;
};

/** @type {Entry[]} */
const FIELDS = [
  {
    guard: 'several-reactions',
    in: 'AddReaction',
    test: '$isArray(reactions)',
    becomes: 'false',
    title: 'a third reaction',
    program: (P, log) => {
      const { promise, resolve } = deferred(P);
      for (const name of ['first', 'second', 'third']) promise.then(() => log(name));
      resolve(1);
    },
  },
  {
    in: 'AddReaction',
    test: 'reactions === undefined',
    becomes: 'false',
    title: 'a first reaction',
    program: (P, log) => {
      const { promise, resolve } = deferred(P);
      promise.then(log);
      resolve(1);
    },
  },
  {
    guard: 'several-reactions',
    in: 'TriggerPromiseReactions',
    test: '$isArray(reactions)',
    becomes: 'false',
    title: 'two reactions run',
    program: (P, log) => {
      const { promise, reject } = deferred(P);
      for (const name of ['first', 'second']) promise.then(null, () => log(name));
      reject(1);
    },
  },
  {
    in: 'TriggerPromiseReactions',
    test: 'reactions !== undefined',
    becomes: 'true',
    title: 'no reaction at all',
    program: (P) => deferred(P).resolve(1),
  },
  {
    in: 'PerformPromiseThen',
    test: {
      es2022: '(promise.#PromiseState & 3) === 0',
      es5: '(promise._PromiseState & 3) === 0',
    },
    becomes: 'promise.$$PromiseState === 0',
    title: 'a promise that is resolved, and pending',
    program: (P, log, see) => {
      const { promise, resolve } = deferred(P);
      resolve({ then: (fulfil) => fulfil(1) });
      see(promise);
    },
  },
  {
    in: 'FulfillPromise',
    test: {
      es2022: 'promise.#PromiseState & 4 | 1',
      es5: 'promise._PromiseState & 4 | 1',
    },
    becomes: '1',
    title: 'resolving functions do nothing after they were called',
    program: (P, log, see) => {
      const { promise, resolve, reject } = deferred(P);
      resolve(1);
      reject(2);
      see(promise);
    },
  },
  {
    in: 'PromiseResolveThenableJob',
    test: 'CreateResolvingFunctions(promiseToResolve)',
    becomes: 'CreateFirstResolvingFunctions(promiseToResolve)',
    title: 'the second pair of functions has a flag of its own',
    program: (P, log, see) => see(P.resolve({ then: (fulfil) => fulfil(1) })),
  },
];

/** @type {Entry[]} */
const ADOPTION = [
  {
    guard: 'adopts-promise',
    in: 'PromiseResolveThenableJob',
    test: 'then === intrinsicThen',
    becomes: 'true',
    title: 'a promise with a then of its own is adopted',
    program: (P, log) => deferred(P).resolve(withOwnThen(P, log)),
  },
  {
    guard: 'adopts-promise',
    in: 'PromiseResolveThenableJob',
    test: 'IsPromise(thenable)',
    becomes: 'true',
    title: 'what is no promise is resolved with',
    program: (P, log, see) => {
      const { promise, resolve } = deferred(P);
      resolve(pretender(P, log));
      see(promise);
    },
  },
  ...[
    { test: 'declaresNoSideEffects(species)', guard: 'species-is-pure' },
    { test: 'isSubclass(species)', preset: 'loose' },
    { test: 'species === Promise' },
  ].map((entry) => ({
    ...entry,
    in: 'UnseenSpecies',
    becomes: 'true',
    title: 'a promise with a species of its own is adopted',
    program: (P, log) => {
      const promise = P.resolve(1);
      promise.constructor = {
        [Symbol.species]: function (executor) {
          log('it runs');
          executor(log, log);
        },
      };
      deferred(P).resolve(promise);
    },
  })),
  {
    guard: 'species-is-intrinsic',
    in: 'PromiseResolveThenableJob',
    test: 'C === Promise',
    becomes: 'true',
    title: 'a promise with a species of its own is adopted',
    program: (P, log) => deferred(P).resolve(withSpecies(P, log, 1)),
  },
  {
    in: 'AdoptThroughSpecies',
    test: { es2022: '(0, resolvingFunctions.Reject)(thrown)', es5: 'thenCallResultThrew' },
    becomes: { es2022: 'undefined', es5: 'false' },
    title: 'a species that cannot be constructed',
    program: (P, log, see) => {
      const thenable = P.resolve(1);
      thenable.constructor = {
        [Symbol.species]: function () {
          throw new Error();
        },
      };
      const { promise, resolve } = deferred(P);
      resolve(thenable);
      see(promise);
    },
  },
  {
    in: 'PromiseResolveThenableJob',
    test: { es2022: 'RejectPromise(promiseToResolve, thrown)', es5: 'CThrew' },
    becomes: { es2022: 'undefined', es5: 'false' },
    title: 'a species that throws',
    program: (P, log, see) => {
      const thenable = P.resolve(1);
      Object.defineProperty(thenable, 'constructor', {
        get() {
          throw new Error();
        },
      });
      const { promise, resolve } = deferred(P);
      resolve(thenable);
      see(promise);
    },
  },
  {
    in: 'PromiseKindJob',
    test: "handler === 'AdoptValue'",
    becomes: 'false',
    title: 'a fulfilled promise is adopted',
    program: (P, log, see) => see(P.resolve().then(() => P.resolve(1))),
  },
  {
    in: 'PromiseKindJob',
    test: "handler === 'AdoptReason'",
    becomes: 'false',
    title: 'a rejected promise is adopted',
    program: (P, log, see) => see(P.resolve().then(() => P.reject(1))),
  },
];

export const REACTIONS = [...FIELDS, ...ADOPTION];
export { deferred, foreign, keeping, pretender, withOwnThen, withSpecies };
