import { settledResults, toldResults } from '../../facts/settled.js';
import { nodes } from '../../ir/estree.js';

const SETS = '__promise.$$PromiseResult = enumEmpty';

/** Whether a promise has no result only where it becomes pending. */
const isEmptyAtFirst = (library) =>
  library
    .findPlaces(library.program, `${SETS};`)
    .every(({ list, bindings: { __promise } }) =>
      list.some((statement) =>
        library.matchAt("__promise.$$PromiseState = 'pending';", [statement], 0, { __promise }),
      ),
    );

/** Whether a promise that is given another state is given a result beside it. */
const isSetWithState = (library) =>
  library
    .findPlaces(library.program, '__promise.$$PromiseState = __state;')
    .filter(({ bindings: { __state } }) => __state.value !== 'pending')
    .every(({ list, bindings: { __promise } }) =>
      list.some((statement) =>
        library.matchAt('__promise.$$PromiseResult = __result;', [statement], 0, { __promise }),
      ),
    );

/** Whether the result is read only where the promise has settled. */
const isReadSettled = (library) => {
  const settled = settledResults(library, 'pending');
  if (!settled) return false;
  const sets = nodes(library.program).filter(({ type }) => type === 'AssignmentExpression');
  const known = new Set([...settled, ...toldResults(library), ...sets.map(({ left }) => left)]);
  return library.members(library.slotName('PromiseResult')).every((node) => known.has(node));
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'empty-result',
  summary: 'a result that is ~empty~ at first is undefined',
  sound:
    'No step reads the result of a promise that is pending, none but those that make it makes it pending, and whoever settles it sets another one.',
  examples: [
    {
      before: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = undefined;`,
    },
    {
      before: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function FulfillPromise(promise) { promise.#PromiseState = 'fulfilled'; }`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function FulfillPromise(promise) { promise.#PromiseState = 'fulfilled'; }`,
    },
    {
      before: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function Reopen(promise) { promise.#PromiseState = 'pending'; promise.#PromiseResult = enumEmpty; }`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function Reopen(promise) { promise.#PromiseState = 'pending'; promise.#PromiseResult = enumEmpty; }`,
    },
    {
      before: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function read(promise) {
          if (promise.#PromiseState === 'pending') return undefined;
          const ask = (promise) => promise.#PromiseResult;
          return ask;
        }`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function read(promise) {
          if (promise.#PromiseState === 'pending') return undefined;
          const ask = (promise) => promise.#PromiseResult;
          return ask;
        }`,
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const isKnown = isEmptyAtFirst(library);
      const count = library.replaceExpressions(
        library.program,
        SETS,
        '__promise.$$PromiseResult = undefined',
      );
      if (count === 0) return false;
      return isKnown && isSetWithState(library) && isReadSettled(library)
        ? library.did('Promise')
        : library.decline('Promise', 'its result is used in a way that is not known');
    });
  },
};
