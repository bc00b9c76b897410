import { ADOPTION, THENS } from './support/kernel.js';

/** A promise that is made, resolved and handed on. */
const MADE = `
  const __promise = NewPromise();
  const __status = ResolvePromise(__promise, __value);
  return __promise;`;

/** The steps of ResolvePromise up to a value that is no object, and no promise therefore. */
const RESOLVES = [
  'if ((__promise.$$PromiseState & __flag) !== 0) return undefined;',
  '__promise.$$PromiseState = __promise.$$PromiseState | __flag;',
  'if (!isObject(__resolution)) { return FulfillPromise(__promise, __resolution); }',
];

/** What FulfillPromise does where there is no reaction. */
const BARE = `
  if (__hasNone) {
    __promise.$$PromiseResult = __value;
    __promise.$$PromiseState = __promise.$$PromiseState & __flags | __fulfilled;
    return undefined;
  }`;

const FULFILLED = `
  function FulfilledPromise(value) {
    const promise = NewPromise();
    promise.$$PromiseResult = value;
    promise.$$PromiseState = __state;
    return promise;
  }`;

/** The state of a promise that was resolved with a value, where that is all that happens. */
const stateOf = (library) => {
  const [resolves, fulfils] = ['ResolvePromise', 'FulfillPromise'].map(
    (name) => library.find(name)?.body.body ?? [],
  );
  const bindings = RESOLVES.reduce(
    (bindings, pattern, at) => bindings && library.matchAt(pattern, resolves, at, bindings),
    {},
  );
  const bare = library.matchAt(BARE, fulfils, 0);
  return bindings && bare && bindings.__flag.value | bare.__fulfilled.value;
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'fresh-fulfilment',
  summary: 'a promise that is made for a value that is no object is made fulfilled',
  why: 'two stores, in a function that is small enough to be inlined, in place of the steps of resolving',
  sound:
    'The promise is new: its resolving functions have not been called, it has no reactions, and a value that is no object is neither the promise itself nor a thenable.',
  pays: ['deferred'],
  after: ['bare-settling', 'values-first', 'settled-then'],
  rests: [...THENS, ...ADOPTION],
  once: true,
  guards: [{ name: 'is-no-object', summary: 'the value is no object: it has no then' }],
  examples: [
    {
      of: 'FulfilledPromise',
      before: '',
      after: `
        function FulfilledPromise(value) {
          const promise = NewPromise();
          promise.#PromiseResult = value;
          promise.#PromiseState = 5;
          return promise;
        }`,
    },
  ],
  rewrite(library) {
    const state = stateOf(library);
    if (!state) return library.decline('ResolvePromise', 'its steps are not the known ones');
    const count = library.replaceStatements(library.program, MADE, (bindings, matched) => {
      const statements = library.build(
        'if (!isObject(__value)) return FulfilledPromise(__value);',
        bindings,
      );
      library.bypasses(matched[1]);
      library.stamp(statements, library.stepsOf(matched));
      return [...statements, ...matched];
    });
    if (count === 0)
      return library.decline('NewPromise', 'no promise is resolved where it is made');
    const steps = ['ResolvePromise', 'FulfillPromise'].flatMap((name) =>
      library.stepsOf(library.find(name).body.body.slice(0, 3)),
    );
    const __state = library.buildExpression(String(state));
    library.insertAfter(library.find('NewPromise'), library.build(FULFILLED, { __state }), steps);
    return library.did(`${count} places`);
  },
};
