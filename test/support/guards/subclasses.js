/**
 * Guards of what is known of subclasses: those that declare themselves pure, those that are assumed
 * to be, and what only looks like one.
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
export const everywhere = (entry, program, places = PLACES) =>
  Object.entries(places).map(([place, make]) => ({
    ...entry,
    in: UNNAMED[place] ?? place,
    becomes: 'true',
    title: `${entry.title}: ${place}`,
    program: (P, log, see) => program(P, log, see, (C) => make(P, C)),
  }));

/** A subclass that can tell that its constructor runs. */
export const noticing = (P, log) =>
  class Derived extends P {
    constructor(executor) {
      super(executor);
      log('the constructor of a subclass runs');
    }
  };

export const subclass = (P, log, see, make) => {
  const Derived = noticing(P, log);
  const promise = make(Derived);
  log(`instance of the subclass: ${promise instanceof Derived}`);
};

/** What is no subclass, though it takes an executor. */
export const foreign = (P, log, see, make) => {
  function Foreign(executor) {
    log('a foreign constructor runs');
    executor(log, log);
  }
  Foreign.resolve = P.resolve.bind(P);
  Foreign.prototype = { foreign: true };
  log(make(Foreign).foreign);
};

export const IS_INTRINSIC = {
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

const IS_SUBCLASS = 'C.prototype instanceof PromiseObject';

const ITSELF = 'declaresItself';

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
    test: IS_SUBCLASS,
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
  {
    in: ITSELF,
    test: 'IsConstructor(C)',
    becomes: 'true',
    title: 'a function that is no constructor, though it declares it',
    program: (P, log) => {
      const none = () => {};
      none.noSideEffects = true;
      none.prototype = Object.create(P.prototype);
      P.resolve.call(none, 1);
      log('it is none');
    },
  },
];

/** The same questions in the statics of later editions. @type {import('./capabilities.js').Entry[]} */
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

/** What is bound constructs its target, and inherits the prototype of its target's parent. */
const bound = (P) => {
  class Parent extends P {}
  class Derived extends Parent {}
  return { Derived, Bound: Derived.bind() };
};

const BOUND = [
  {
    preset: 'loose',
    in: 'isSubclass',
    title: 'a bound subclass makes promises of its target',
    program: (P, log) => {
      const { Derived, Bound } = bound(P);
      const promise = P.resolve(1);
      promise.constructor = { [Symbol.species]: Bound };
      log(promise.then() instanceof Derived);
    },
  },
  {
    in: ITSELF,
    title: 'a bound subclass that declares itself',
    program: (P, log) => {
      const { Derived, Bound } = bound(P);
      Bound.noSideEffects = true;
      log(P.reject.call(Bound, 1) instanceof Derived);
    },
  },
].map((entry) => ({ ...entry, test: "$hasOwn(C, 'prototype')", becomes: 'true' }));

/** @type {import('./capabilities.js').Entry[]} */
export const SUBCLASSES = [...PURE, ...ASSUMED, ...BOUND, ...LATER];
