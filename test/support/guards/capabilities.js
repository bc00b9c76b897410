import { everywhere, foreign, IS_INTRINSIC, noticing, subclass } from './subclasses.js';

/**
 * Guards of the passes that make promises without NewPromiseCapability: each entry is a test in the
 * emitted code, what takes its place, and a program that can tell.
 *
 * @typedef {import('../emitted.js').Change & {
 *   guard?: string,
 *   preset?: string,
 *   only?: string,
 *   title: string,
 *   program: import('./trace.js').Program,
 *   options?: object,
 *   edit?: (source: string) => string,
 *   edition?: string,
 *   without?: string,
 * }} Entry `guard` is the name under which a pass declares it,
 *   `only` the target that has it, `without` a global that its engines do not have
 */

const HAS_STATE = {
  es2022: '#PromiseState in capability',
  es5: 'capability._PromiseState !== undefined',
};

/** @type {Entry[]} */
const BYPASS = [
  {
    in: { es2022: 'constructor', es5: 'Promise' },
    test: { es2022: 'new.target === Promise', es5: 'NewTarget === Promise' },
    becomes: 'true',
    title: 'an instance of a subclass',
    program: (P, log) => {
      class Derived extends P {}
      log(new Derived(() => {}) instanceof Derived);
    },
  },
  ...everywhere(IS_INTRINSIC, subclass),
  {
    in: 'ResolveCapability',
    test: HAS_STATE,
    becomes: 'true',
    title: 'a subclass has functions that resolve',
    program: (P, log, see) => see(noticing(P, log).resolve(1)),
  },
  {
    in: 'RejectCapability',
    test: HAS_STATE,
    becomes: 'true',
    title: 'a subclass has functions that reject',
    program: (P, log, see) => see(noticing(P, log).reject(1)),
  },
  {
    in: 'PromiseOfCapability',
    test: HAS_STATE,
    becomes: 'true',
    title: 'a capability of a subclass is not its promise',
    program: (P, log) => log(noticing(P, log).resolve(1) instanceof P),
  },
  {
    in: 'ResolveCapability',
    test: '(0, capability.Resolve)(value)',
    becomes: 'capability.Resolve(value)',
    title: 'a function of a capability is called on undefined',
    program: (P, log) => {
      function C(executor) {
        executor(function () {
          'use strict';
          log(this);
        }, log);
      }
      P.resolve.call(C, 1);
    },
  },
];

/** What is known of %Promise% is asked of nothing else. @type {Entry[]} */
const CONSTRUCTORS = [
  ...['S === Promise', 'IsConstructor(S)'].map((test) => ({
    in: 'SpeciesConstructor',
    test,
    becomes: 'true',
    title: 'a species that is no constructor',
    program: (P, log) => {
      const promise = P.resolve(1);
      promise.constructor = Object.defineProperty({}, Symbol.species, { value: {} });
      promise.then(log);
    },
  })),
  {
    in: { es2022: 'constructor', es5: 'Promise' },
    test: { es2022: 'new.target === Promise', es5: 'NewTarget === Promise' },
    becomes: 'true',
    title: 'a subclass has a prototype of its own',
    program: (P, log) => {
      class Derived extends P {}
      log(new Derived(() => {}) instanceof Derived);
    },
  },
];

/** Elements that tell which functions race hands to their `then`. */
const raceTells = (P, log) => {
  const all = [];
  const element = () =>
    Object.defineProperty(P.resolve(1), 'then', { value: (...functions) => all.push(functions) });
  P.race([element(), element()]);
  const [first, second] = all;
  for (const at of [0, 1]) log(`${typeof first[at]}, the same: ${first[at] === second[at]}`);
};

const unmade = (name, field, becomes, title, program) => ({
  guard: 'function-is-unmade',
  in: name,
  test: `capability.${field} === Unmade`,
  becomes,
  title,
  program,
});

const LAZY = [
  ...['Resolve', 'Reject'].flatMap((field) => [
    unmade(`${field}Of`, field, 'false', 'race hands out a function', raceTells),
    unmade(`${field}Of`, field, 'true', 'race hands out the same function to all', raceTells),
  ]),
  unmade('CallResolve', 'Resolve', 'false', 'all is resolved', (P, log, see) => see(P.all([]))),
  unmade('CallReject', 'Reject', 'false', 'all is rejected', (P, log, see) => see(P.all(1))),
  unmade('CallResolve', 'Resolve', 'true', 'all resolves what is no promise', (P, log, see) =>
    foreign(P, log, see, (C) => P.all.call(C, [])),
  ),
  unmade('CallReject', 'Reject', 'true', 'all rejects what is no promise', (P, log, see) =>
    foreign(P, log, see, (C) => P.all.call(C, 1)),
  ),
];

/** What Promise.resolve asks of the value that it is given, where it stands. */
const VALUES = [
  ['isObject(x)', 'a number is resolved', (P, log, see) => see(P.resolve(1))],
  [
    '#PromiseState in x',
    'the constructor of what is no promise is not asked for',
    (P, log, see) => see(P.resolve({ constructor: P })),
  ],
].flatMap(([test, title, program]) =>
  [
    ['es2015', 'resolve'],
    ['es2025', 'PromiseResolve'],
  ].map(([edition, place]) => ({
    in: place,
    test,
    becomes: 'true',
    only: 'es2022',
    edition,
    title: `${title}, ${edition}`,
    program,
  })),
);

/** @type {Entry[]} */
export const CAPABILITIES = [...LAZY, ...BYPASS, ...CONSTRUCTORS, ...VALUES];
