import { askForState } from '../asked-state.js';
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

/** Whether nothing between two statements of a list runs other code, or reads a result. */
const isQuiet = (library, statement) =>
  nodes(statement).every(
    ({ type, property }) =>
      !/^(?:Call|New)Expression$/.test(type) &&
      property?.name !== library.slotName('PromiseResult'),
  );

/** Whether a result is set only beside the state of a promise that has settled. */
const isSetBesideState = (library) => {
  const places = library.findPlaces(library.program, '__promise.$$PromiseResult = __result;');
  const slot = library.slotName('PromiseResult');
  const sets = nodes(library.program).filter(
    ({ type, left }) => type === 'AssignmentExpression' && left.property?.name === slot,
  );
  const settles = (list, at, __promise) => {
    const match = library.matchAt('__promise.$$PromiseState = __state;', list, at, { __promise });
    return match && match.__state.value !== 'pending';
  };
  const isBeside = ({ list, at, bindings: { __promise } }) =>
    [...list.keys()].some((other) => {
      if (!settles(list, other, __promise)) return false;
      const [from, to] = [at, other].sort((a, z) => a - z);
      return list.slice(from + 1, to).every((statement) => isQuiet(library, statement));
    });
  const isFirst = ({ list, at }) => Boolean(library.matchAt(`${SETS};`, list, at));
  return (
    sets.length === places.length && places.every((place) => isFirst(place) || isBeside(place))
  );
};

/** Whether the result is read only where the promise has settled, or its state is asked for first. */
const isReadSettled = (library, isBeside) => {
  const settled = settledResults(library, 'pending');
  if (!settled) return false;
  const sets = nodes(library.program).filter(({ type }) => type === 'AssignmentExpression');
  const known = [...settled, ...toldResults(library), ...sets.map(({ left }) => left)];
  const reads = library.members(library.slotName('PromiseResult'));
  if (reads.every((node) => known.includes(node))) return true;
  return isBeside && askForState(library, 'pending', known, 'enumEmpty');
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'empty-result',
  summary: 'a result that is ~empty~ at first is undefined',
  sound:
    'No step but those that make a promise makes it pending, and only who settles it sets another result, beside the state: where it may be read of one that is pending, the state says whether it is ~empty~.',
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
        function read(promise) { return promise.#PromiseResult; }`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = undefined;
        function read(promise) {
          return promise.#PromiseState === 'pending' ? enumEmpty : promise.#PromiseResult;
        }`,
    },
    {
      before: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function read(promise) { return promise.#PromiseResult; }
        function propose(promise, value) { if (value) promise.#PromiseResult = value; }`,
      after: `
        const promise = OrdinaryCreateFromConstructor(C, 'prototype', []);
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function read(promise) { return promise.#PromiseResult; }
        function propose(promise, value) { if (value) promise.#PromiseResult = value; }`,
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
        promise.#PromiseResult = undefined;
        function read(promise) {
          if (promise.#PromiseState === 'pending') return undefined;
          const ask = (promise) =>
            promise.#PromiseState === 'pending' ? enumEmpty : promise.#PromiseResult;
          return ask;
        }`,
    },
  ],
  rewrite(library) {
    library.transaction(() => {
      const isKnown = isEmptyAtFirst(library);
      const isBeside = isSetBesideState(library);
      const count = library.replaceExpressions(
        library.program,
        SETS,
        '__promise.$$PromiseResult = undefined',
      );
      if (count === 0) return false;
      return isKnown && isSetWithState(library) && isReadSettled(library, isBeside)
        ? library.did('Promise')
        : library.decline('Promise', 'its result is used in a way that is not known');
    });
  },
};
