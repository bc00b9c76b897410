import { deferred, foreign, keeping, pretender, withOwnThen, withSpecies } from './reactions.js';

/**
 * Guards of what later editions have beside all and race, in their libraries: elements of several
 * kinds, and a host that is told of rejections.
 *
 * @typedef {import('./capabilities.js').Entry} Entry
 */

const EDITION = 'es2025';
const GUARD = 'attaches-element';

/** The same questions as for elements of all. */
const attaching = ([method, place]) => [
  {
    guard: GUARD,
    in: place,
    test: 'func === intrinsicThen',
    becomes: 'true',
    title: `${method} of a promise with a then of its own`,
    program: (P, log) => P[method]([withOwnThen(P, log)]),
  },
  {
    guard: GUARD,
    in: place,
    test: 'IsPromise(promise)',
    becomes: 'true',
    title: `${method} of what is no promise`,
    program: (P, log, see) => see(keeping(P)[method]([pretender(P, log)])),
  },
  {
    guard: GUARD,
    in: place,
    test: 'C === Promise',
    becomes: 'true',
    title: `${method} of a promise with a species of its own`,
    program: (P, log) => keeping(P)[method]([withSpecies(P, log, 1)]),
  },
  ...['undefined', 'null'].map((text) => ({
    in: place,
    test: `promise === ${text}`,
    becomes: 'false',
    title: `${method} of what resolve makes ${text}`,
    program: (P, log, see) => {
      P.resolve = () => (text === 'null' ? null : undefined);
      see(P[method]([1]));
    },
  })),
];

const results = (log) => (list) =>
  list.forEach(({ status, value, reason }) => log(`${status} ${value} ${reason}`));

/** Which function of which call an element stands for. */
const KINDS = [
  {
    in: 'RunElement',
    test: 'kind === 1',
    becomes: 'false',
    title: 'an element of allSettled is fulfilled',
    program: (P, log) => P.allSettled([P.resolve(1)]).then(results(log)),
  },
  {
    in: 'RunElement',
    test: 'kind === 2',
    becomes: 'false',
    title: 'an element of allSettled is rejected',
    program: (P, log) => P.allSettled([P.reject(1)]).then(results(log)),
  },
  {
    in: 'RunElement',
    test: 'kind === 3',
    becomes: 'false',
    title: 'an element of any is rejected',
    program: (P, log) =>
      P.any([P.reject(1)]).then(undefined, ({ errors }) => log(`errors ${errors}`)),
  },
  {
    in: 'RunElement',
    test: "handler === 'ResolveElement'",
    becomes: 'false',
    title: 'an element of any is fulfilled',
    program: (P, log, see) => see(P.any([P.resolve(1)])),
  },
  {
    in: 'PromiseKindJob',
    test: "handler === 'ResolveElement'",
    becomes: 'false',
    title: 'an element of any is fulfilled',
    program: (P, log, see) => see(P.any([P.resolve(1)])),
  },
  {
    in: 'EnqueueReaction',
    test: 'handler % 4 === 0',
    becomes: 'true',
    title: 'an element that is none of all is fulfilled',
    program: (P, log) => {
      const { promise, resolve } = deferred(P);
      P.allSettled([promise]).then(results(log));
      resolve(1);
    },
  },
];

/** What the host is told of a derived promise that nobody gets. */
const settling = (method, settle) => (P) => {
  P[method].call(
    foreign(P, () => {
      throw 'thrown';
    }),
    [P[settle](1)],
  );
};

const rejections = (log) => ({ onReject: (promise, reason) => log(`told of ${reason}`) });

const CAUGHT = {
  test: { es2022: 'ForgetReason(thrown)', es5: 'handledThrew' },
  becomes: { es2022: 'ForgetResult(thrown)', es5: 'false' },
};

const TOLD = [
  [
    'RunForgotten',
    'race',
    'resolve',
    { ...CAUGHT, test: { ...CAUGHT.test, es5: 'handlerResultThrew' } },
  ],
  ['PromiseKindJob', 'any', 'reject', CAUGHT],
  ['RunElements', 'all', 'resolve', { test: 'handledThrew', becomes: 'false' }],
].map(([place, method, settle, change]) => ({
  in: place,
  ...change,
  title: `a function of a capability of ${method} throws`,
  options: { rejections },
  program: settling(method, settle),
}));

/** Where a constructor's `resolve` is another one. */
const RESOLVING = [
  ['all', 'PerformPromiseAll'],
  ['allSettled', 'PerformPromiseAllSettled'],
  ['any', 'PerformPromiseAny'],
  ['race', 'PerformPromiseRace'],
].map(([method, place]) => ({
  guard: 'resolve-is-intrinsic',
  in: place,
  test: 'promiseResolve === intrinsicResolve',
  becomes: 'true',
  title: `${method} with another resolve`,
  program: (P, log) => {
    const { resolve } = P;
    P.resolve = (x) => {
      log(`resolve of ${x}`);
      return resolve.call(P, x);
    };
    P[method]([1]);
  },
}));

/** @type {Entry[]} */
export const LATER = [
  ...RESOLVING,
  ...[
    ['allSettled', 'ThenInPerformPromiseAllSettled'],
    ['any', 'ThenInPerformPromiseAny'],
  ].flatMap(attaching),
  ...KINDS,
  ...TOLD,
].map((entry) => ({ ...entry, edition: EDITION }));
