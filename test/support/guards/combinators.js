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

/** @type {Entry[]} */
const RACE = [
  ...attaching('ThenAndForget', ['attaches-to-promise', 'attaches-with-intrinsic-species'], 'race'),
].map((entry) => ({ ...entry, becomes: 'true' }));

/** @type {Entry[]} */
const ALL = [...attaching('ThenElement', ['attaches-element', 'attaches-element'], 'all')].map(
  (entry) => ({ ...entry, becomes: 'true' }),
);

/** @type {Entry[]} */
const JOB = [
  {
    guard: 'handler-is-function',
    in: 'PromiseReactionJob',
    test: "typeof handler !== 'function'",
    becomes: 'false',
    title: 'a promise is adopted',
    program: (P, log, see) => see(new P((resolve) => resolve(P.resolve(1)))),
  },
  {
    in: 'PromiseReactionJob',
    test: 'promiseCapability === Nobody',
    becomes: 'false',
    title: 'an element of race settles by a function',
    program: (P, log, see) => see(P.race([P.resolve(1)])),
  },
  {
    in: 'PromiseKindJob',
    test: 'promiseCapability === Nobody',
    becomes: 'false',
    title: 'an element of race settles',
    program: (P, log, see) => see(P.race([P.resolve(1)])),
  },
  {
    in: 'PromiseKindJob',
    test: "typeof handler === 'number'",
    becomes: 'false',
    title: 'an element of all settles',
    program: (P, log, see) => see(P.all([P.resolve(1)])),
  },
  {
    in: 'PromiseKindJob',
    test: "handler === 'RejectElement'",
    becomes: 'false',
    title: 'an element of all is rejected',
    program: (P, log, see) => see(P.all([P.reject(1)])),
  },
  {
    in: 'RunElement',
    test: "handler === 'RejectElement'",
    becomes: 'false',
    title: 'an element of all is rejected, and no value is set',
    program: (P, log, see) => see(P.all([P.reject(1)])),
  },
  {
    guard: 'returns-object',
    in: 'ForgetResult',
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
    in: 'ForgetResult',
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
    in: 'RunForgotten',
    test: 'handledThrew',
    becomes: 'false',
    title: 'a function of a capability throws a thenable',
    program: (P, log) =>
      P.race.call(
        foreign(P, () => {
          throw { then: () => log('what was thrown is adopted') };
        }),
        [P.resolve(1)],
      ),
  },
  {
    in: 'PromiseKindJob',
    test: 'handledThrew',
    becomes: 'false',
    title: 'a function of a capability throws a thenable to an element',
    program: (P, log) =>
      P.all.call(
        foreign(P, () => {
          throw { then: () => log('what was thrown is adopted') };
        }),
        [P.resolve(1)],
      ),
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
