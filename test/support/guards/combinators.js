import { oneContext } from '../host-context.js';
import { deferred, foreign, keeping, pretender, withOwnThen, withSpecies } from './reactions.js';

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
    test: 'func === intrinsicThen',
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
    test: 'C === Promise',
    title: `${method} of a promise with a species of its own`,
    program: (P, log) => keeping(P)[method]([withSpecies(P, log, 1)]),
  },
];

/** An element that settles calls a function of the capability, which throws a thenable. */
const throwingThenable = (method, settle) => (P, log) =>
  P[method].call(
    foreign(P, () => {
      throw { then: () => log('what was thrown is adopted') };
    }),
    [P[settle](1)],
  );

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
    test: "handler === 'RejectElement'",
    becomes: 'false',
    title: 'an element of all is rejected',
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
    test: { es2022: 'undefined', es5: 'handlerResultThrew' },
    becomes: { es2022: 'ForgetResult(thrown)', es5: 'false' },
    title: 'a function of a capability throws a thenable',
    program: throwingThenable('race', 'resolve'),
  },
  {
    in: 'RunElements',
    test: '!handledThrew',
    becomes: 'true',
    title: 'a function of a capability throws a thenable to an element',
    program: throwingThenable('all', 'resolve'),
  },
  {
    in: 'PromiseKindJob',
    test: { es2022: 'undefined', es5: 'handledThrew' },
    becomes: { es2022: 'ForgetResult(thrown)', es5: 'false' },
    title: 'a function of a capability throws a thenable to an element that is rejected',
    program: throwingThenable('all', 'reject'),
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

/** What `resolve` gives has no `then` that could be read: the error says so as the standard's step does. */
const ABSENT = ['undefined', 'null'].flatMap((text) => {
  const value = { undefined: undefined, null: null }[text];
  return [
    ['ThenElement', 'all'],
    ['ThenAndForget', 'race'],
  ].map(([where, name]) => ({
    in: where,
    test: `promise === ${text}`,
    becomes: 'false',
    title: `${name} of what resolve makes ${text}`,
    program: (P, log, see) => {
      P.resolve = () => value;
      see(P[name]([1]));
    },
  }));
});

/** A handler that is no function must not be taken for a kind of reaction. */
const KINDS = [
  ['onFulfilled', 'resolve', [5, undefined]],
  ['onRejected', 'reject', [undefined, 5]],
].map(([handler, settle, handlers]) => ({
  in: 'then0',
  test: `typeof ${handler} === 'function'`,
  becomes: 'true',
  title: `then0 with a number as ${handler}`,
  options: { then0: true },
  program: (P, log) => {
    const pending = deferred(P);
    const { then0, then } = P.prototype;
    (then0 ?? then).apply(pending.promise, handlers);
    try {
      pending[settle](1);
      log('settled');
    } catch {
      log('thrown');
    }
  },
}));

/** @type {Entry[]} */
const JOINED = [
  ...ABSENT,
  ...KINDS,
  {
    in: 'RunElement',
    test: "handler === 'RejectElement'",
    becomes: 'false',
    title: 'an element of all is rejected',
    program: (P, log, see) => see(P.all([P.reject(1)])),
  },
  {
    guard: 'is-element',
    in: 'PromiseKindJob',
    test: "typeof handler === 'number'",
    becomes: 'false',
    title: 'an element of all is fulfilled where a context is in use',
    options: { context: oneContext },
    program: (P, log, see) => see(P.all([P.resolve(1)])),
  },
  {
    guard: 'joins-elements',
    in: 'EnqueueElement',
    test: 'writing[last - 4] === RunElements',
    becomes: 'true',
    title: 'an element is fulfilled behind one that is rejected',
    program: (P, log, see) => {
      const [a, b] = [deferred(P), deferred(P)];
      see(P.all([a.promise, b.promise]));
      a.reject(1);
      b.resolve(2);
    },
  },
  {
    guard: 'joins-elements',
    in: 'EnqueueElement',
    test: 'writing[last - 3] === elements',
    becomes: 'true',
    title: 'elements of two calls of all are fulfilled by turns',
    program: (P, log, see) => {
      const [a, b] = [deferred(P), deferred(P)];
      see(P.all([a.promise]), 'first');
      see(P.all([b.promise]), 'second');
      a.resolve(1);
      b.resolve(2);
    },
  },
  {
    in: 'EnqueueElement',
    test: '!scheduled',
    becomes: 'false',
    title: 'a host that refuses the job of an element, which another joins',
    options: { refuses: 1, hostCalls: true },
    program: (P, log) => {
      const [a, b, c] = [deferred(P), deferred(P), deferred(P)];
      P.all([a.promise, b.promise, c.promise]);
      try {
        a.resolve(1);
      } catch {
        log('the host refused');
      }
      b.resolve(2);
    },
  },
  {
    in: 'RunElements',
    test: 'i < count',
    becomes: 'i < 1',
    title: 'two elements are fulfilled one after the other',
    program: (P, log, see) => see(P.all([P.resolve(1), P.resolve(2)])),
  },
  {
    in: 'CountElement',
    test: 'elements.remainingElementsCount === 0',
    becomes: 'true',
    title: 'an element of two is fulfilled',
    program: (P, log, see) => {
      const [a, b] = [deferred(P), deferred(P)];
      see(P.all([a.promise, b.promise]));
      a.resolve(1);
    },
  },
];

/** @type {Entry[]} */
export const COMBINATORS = [...RACE, ...ALL, ...JOB, ...JOINED];
