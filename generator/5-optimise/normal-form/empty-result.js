import { askForState } from '../asked-state.js';
import { settingsOf } from '../../facts/settings.js';
import { settledResults, toldResults } from '../../facts/settled.js';
import { nodes } from '../../ir/estree.js';
import { same } from '../../ir/pattern.js';

const SETS = '__promise.$$PromiseResult = enumEmpty';

const isEmpty = ({ value }) => value.name === 'enumEmpty';
const isPending = ({ value }) => value.value === 'pending';

/** Whether a statement matches a pattern in the list that holds a setting. */
const standsBeside = (library, { left, list }, pattern) =>
  list.some((statement) => library.matchAt(pattern, [statement], 0, { __promise: left.object }));

/** Whether a promise has no result only where it becomes pending. */
const isEmptyAtFirst = (library) =>
  settingsOf(library, 'PromiseResult')
    .filter(isEmpty)
    .every((setting) => standsBeside(library, setting, "__promise.$$PromiseState = 'pending';"));

/** Whether a promise that is given another state is given a result beside it. */
const isSetWithState = (library) =>
  settingsOf(library, 'PromiseState')
    .filter((setting) => !isPending(setting))
    .every((setting) => standsBeside(library, setting, '__promise.$$PromiseResult = __result;'));

/** Whether a statement between two runs no other code, and reads no result. */
const isQuiet = (library, statement) =>
  nodes(statement).every(
    ({ type, property }) =>
      !/^(?:Call|New)Expression$/.test(type) &&
      property?.name !== library.slotName('PromiseResult'),
  );

/** Whether a result is set only beside the state of a promise that has settled. */
const isSetBesideState = (library) => {
  const states = settingsOf(library, 'PromiseState').filter((setting) => !isPending(setting));
  const isBeside = (setting) =>
    states.some(({ left, list, at }) => {
      if (list !== setting.list || !same(left.object, setting.left.object)) return false;
      const [from, to] = [at, setting.at].sort((a, z) => a - z);
      return list.slice(from + 1, to).every((statement) => isQuiet(library, statement));
    });
  return settingsOf(library, 'PromiseResult').every(
    (setting) => isEmpty(setting) || isBeside(setting),
  );
};

/** Whether the result is read only where the promise has settled, or its state is asked for first. */
const isReadSettled = (library) => {
  const sets = settingsOf(library, 'PromiseResult').map(({ left }) => left);
  const known = [...toldResults(library), ...sets];
  if (isSetBesideState(library)) return askForState(library, 'pending', known, 'enumEmpty');
  const settled = settledResults(library, 'pending');
  const isKnown = (node) => settled.has(node) || known.includes(node);
  return Boolean(settled) && library.members(library.slotName('PromiseResult')).every(isKnown);
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
      if (!settingsOf(library, 'PromiseResult').some(isEmpty)) return false;
      const isKnown = isEmptyAtFirst(library) && isSetWithState(library) && isReadSettled(library);
      if (!isKnown)
        return library.decline('Promise', 'its result is used in a way that is not known');
      library.replaceExpressions(library.program, SETS, '__promise.$$PromiseResult = undefined');
      return library.did('Promise');
    });
  },
};
