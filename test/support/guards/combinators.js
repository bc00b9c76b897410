import { foreign, keeping, pretender, withOwnThen, withSpecies } from './reactions.js';

/**
 * Guards of what all and race do without the derived promises and the functions of their elements.
 *
 * @typedef {import('./capabilities.js').Entry} Entry
 */

/** The same three questions are asked for elements of race and of all. */
const attaching = (place, guards, method) => [
  {
    guard: guards[0],
    in: place,
    test: 'then === intrinsicThen',
    title: `${method} of a promise with a then of its own`,
    program: (P, log) => P[method]([withOwnThen(P, log)]),
  },
  {
    guard: guards[0],
    in: place,
    test: 'IsPromise(promise)',
    title: `${method} of what is no promise`,
    program: (P, log, see) => see(keeping(P)[method]([pretender(P, log)])),
  },
  {
    guard: guards[1],
    in: place,
    test: 'species === Promise',
    title: `${method} of a promise with a species of its own`,
    program: (P, log) => keeping(P)[method]([withSpecies(P, log, 1)]),
  },
];

/** A step of the document that makes sure that a capability's functions can be called. */
const CHECK = /^.*If IsCallable\(_promiseCapability_\.\[\[Reject\]\]\) is \*false\*.*\n/m;

/** @type {Entry[]} */
const RACE = [
  ...attaching('ThenAndForget', ['attaches-to-promise', 'attaches-with-intrinsic-species'], 'race'),
  {
    in: 'ThenAndForget',
    test: 'IsCallable(onFulfilled)',
    title: 'then0 with what is no function',
    options: { then0: true },
    program: (P, log) => {
      const { then0, then } = P.prototype;
      (then0 ?? then).call(P.resolve(1), forged(log), () => {});
    },
  },
  {
    in: 'ThenAndForget',
    test: 'IsCallable(onRejected)',
    title: 'then0 with a second argument that is no function',
    options: { then0: true },
    program: (P, log) => {
      const { then0, then } = P.prototype;
      (then0 ?? then).call(P.reject(1), () => {}, forged(log));
    },
  },
].map((entry) => ({ ...entry, becomes: 'true' }));

/** An object that looks like what the library keeps for an element of all. */
const forged = (log) =>
  new Proxy({}, { get: (target, key) => log(`${String(key)} of the user's object is read`) });

/** @type {Entry[]} */
const ALL = [
  ...attaching('ThenElement', ['attaches-element', 'attaches-element'], 'all'),
  {
    in: 'ThenElement',
    test: 'IsCallable(onRejected)',
    title: 'all where the document lets a capability have no functions',
    edit: (source) => source.replace(CHECK, ''),
    program: (P, log) =>
      P.all.call(
        foreign(P, () => {}, forged(log)),
        [P.reject(1)],
      ),
  },
].map((entry) => ({ ...entry, becomes: 'true' }));

/** @type {Entry[]} */
const JOB = [
  {
    in: 'PromiseReactionJob',
    test: 'promiseCapability === Nobody',
    becomes: 'false',
    title: 'an element of race settles',
    program: (P, log, see) => see(P.race([P.resolve(1)])),
  },
  {
    in: 'PromiseReactionJob',
    test: "typeof handler === 'object'",
    becomes: 'false',
    title: 'an element of all settles',
    program: (P, log, see) => see(P.all([P.resolve(1)])),
  },
  {
    guard: 'returns-object',
    in: 'PromiseReactionJob',
    test: 'isObject(handled)',
    becomes: 'false',
    title: 'a function of a capability returns a thenable',
    program: (P, log) => {
      const thenable = { then: (resolve) => resolve(log('the thenable is called')) };
      P.race.call(
        foreign(P, () => thenable),
        [P.resolve(1)],
      );
    },
  },
  {
    guard: 'returns-object',
    in: 'PromiseReactionJob',
    test: 'isObject(handled)',
    becomes: 'false',
    title: 'an element function returns what a capability returned',
    program: (P, log) => {
      const thenable = { then: (resolve) => resolve(log('the thenable is called')) };
      P.all.call(
        foreign(P, () => thenable),
        [P.resolve(1)],
      );
    },
  },
  {
    in: 'then0',
    test: '!IsPromise(this)',
    becomes: 'false',
    title: 'then0 of what is no promise',
    options: { then0: true },
    program: (P, log) => {
      const { then0, then } = P.prototype;
      try {
        (then0 ?? then).call({ then: () => log('a then of its own is called') });
      } catch (error) {
        log(error.name); // its message names then0
      }
    },
  },
  {
    in: { es2022: 'library', es5: 'create' },
    test: 'options.then0',
    becomes: 'true',
    title: 'nobody asked for then0',
    program: (P, log) => log(Reflect.ownKeys(P.prototype).map(String).sort()),
  },
  {
    in: { es2022: 'library', es5: 'create' },
    test: 'options && options.then0',
    becomes: 'options.then0',
    title: 'no options at all',
    program: (P, log) => log('it loads'),
  },
];

/** @type {Entry[]} */
export const COMBINATORS = [...RACE, ...ALL, ...JOB];
