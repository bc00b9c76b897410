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
 * }} Entry `guard` is the name under which a pass declares it,
 *   `only` the target that has it
 */

/** Every place where a capability is made, and how a program gets there with a constructor. */
const PLACES = {
  ThenWithConstructor: (P, C) => {
    const promise = P.resolve(1);
    promise.constructor = { [Symbol.species]: C };
    return promise.then();
  },
  resolve: (P, C) => P.resolve.call(C, 1),
  reject: (P, C) => P.reject.call(C, 1),
  all: (P, C) => P.all.call(C, []),
  race: (P, C) => P.race.call(C, [1]),
};

/** Those that later editions have beside them. */
const LATER_PLACES = {
  PromiseResolve: (P, C) => P.resolve.call(C, 1),
  allSettled: (P, C) => P.allSettled.call(C, []),
  any: (P, C) => P.any.call(C, [1]),
  try: (P, C) => P.try.call(C, () => 1),
  withResolvers: (P, C) => P.withResolvers.call(C).promise,
};

/** A method whose name is a keyword has none where there are no classes. */
const UNNAMED = { try: { es2022: 'try', es5: 'create' } };

/** One entry for each of them. */
const everywhere = (entry, program, places = PLACES) =>
  Object.entries(places).map(([place, make]) => ({
    ...entry,
    in: UNNAMED[place] ?? place,
    becomes: 'true',
    title: `${entry.title}: ${place}`,
    program: (P, log, see) => program(P, log, see, (C) => make(P, C)),
  }));

/** A subclass that can tell that its constructor runs. */
const noticing = (P, log) =>
  class Derived extends P {
    constructor(executor) {
      super(executor);
      log('the constructor of a subclass runs');
    }
  };

const subclass = (P, log, see, make) => {
  const Derived = noticing(P, log);
  const promise = make(Derived);
  log(`instance of the subclass: ${promise instanceof Derived}`);
};

/** What is no subclass, though it takes an executor. */
const foreign = (P, log, see, make) => {
  function Foreign(executor) {
    log('a foreign constructor runs');
    executor(log, log);
  }
  Foreign.resolve = P.resolve.bind(P);
  Foreign.prototype = { foreign: true };
  log(make(Foreign).foreign);
};

const IS_INTRINSIC = {
  guard: 'is-intrinsic',
  test: 'C === Promise',
  title: 'a subclass gets its own',
};
const DECLARES = {
  guard: 'declares-no-side-effects',
  test: 'declaresNoSideEffects(C)',
  title: 'a subclass that declares nothing',
};
const IS_SUBCLASS_OF = { guard: 'is-subclass', test: 'isSubclass(C)', title: 'no subclass' };

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

const IS_SUBCLASS = 'C.prototype instanceof PromiseObject';

const ITSELF = { es2022: 'declaresNoSideEffects', es5: 'declaresItself' };

/** The second and third tests keep out what inherits, or claims, what it is not. */
const PURE = [
  ...everywhere(DECLARES, subclass),
  {
    in: ITSELF,
    test: "typeof C === 'function'",
    becomes: 'true',
    title: 'a proxy that is no function',
    program: (P, log) => {
      const getOwnPropertyDescriptor = () => void log('a property is looked for');
      P.resolve.call(new Proxy({}, { getOwnPropertyDescriptor }), 1);
    },
  },
  {
    in: ITSELF,
    test: "$hasOwn(C, 'noSideEffects')",
    becomes: 'true',
    title: 'a subclass of one that declares it',
    program: (P, log, see) => {
      class Pure extends P {
        static noSideEffects = true;
      }
      subclass(Pure, log, see, (C) => C.resolve(1));
    },
  },
  {
    in: 'declaresNoSideEffects',
    test: 'C.noSideEffects === true',
    becomes: 'true',
    title: 'a subclass that declares the contrary',
    program: (P, log) => {
      const Derived = noticing(P, log);
      Derived.noSideEffects = false;
      Derived.resolve(1);
    },
  },
  {
    in: 'declaresNoSideEffects',
    test: 'isSubclass(C)',
    becomes: 'true',
    title: 'no subclass, though it declares it',
    program: (P, log) => {
      function Foreign(executor) {
        executor(log, log);
      }
      Foreign.noSideEffects = true;
      P.resolve.call(Foreign, 1);
    },
  },
];

/** The same questions in the statics of later editions. @type {Entry[]} */
const LATER = [
  ...everywhere(IS_INTRINSIC, subclass, LATER_PLACES),
  ...everywhere(DECLARES, subclass, LATER_PLACES),
  ...everywhere({ ...IS_SUBCLASS_OF, preset: 'loose' }, foreign, LATER_PLACES),
].map((entry) => ({ ...entry, edition: 'es2025' }));

const ASSUMED = [
  ...everywhere(IS_SUBCLASS_OF, foreign),
  {
    in: 'isSubclass',
    test: IS_SUBCLASS,
    becomes: 'true',
    title: 'a constructor with a prototype of its own',
    program: (P, log, see) => foreign(P, log, see, (C) => P.resolve.call(C, 1)),
  },
  {
    in: 'isSubclass',
    test: 'IsConstructor(C)',
    becomes: 'true',
    title: 'a function that is no constructor',
    program: (P, log) => {
      const get = () => log('its prototype is read');
      P.resolve.call(
        Object.defineProperty(() => {}, 'prototype', { get }),
        1,
      );
    },
  },
].map((entry) => ({ ...entry, preset: 'loose' }));

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

/** @type {Entry[]} */
export const CAPABILITIES = [...LAZY, ...BYPASS, ...CONSTRUCTORS, ...PURE, ...ASSUMED, ...LATER];
