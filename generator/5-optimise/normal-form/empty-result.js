import { isSettledForGood, nameOf, visitSettled } from '../../facts/settled.js';
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

const TOLD = "HostPromiseRejectionTracker(__promise, 'reject', __promise.$$PromiseResult)";

/** What the host is told, behind the step that sets it. */
const toldBehind = (library) =>
  library
    .findPlaces(library.program, '__promise.$$PromiseResult = __result;')
    .flatMap(({ list, at, bindings: { __promise } }) =>
      list
        .slice(at + 1)
        .flatMap(nodes)
        .filter((node) => library.match(TOLD, node, { __promise }))
        .map(({ arguments: [, , read] }) => read),
    );

/** Whether the result is read only where the promise has settled. */
const isReadSettled = (library) => {
  if (!isSettledForGood(library, 'pending')) return false;
  const name = library.slotName('PromiseResult');
  /** @param {any} node */
  const isResult = ({ type, property }) => type === 'MemberExpression' && property.name === name;
  const known = new Set(toldBehind(library));
  for (const { type, left } of nodes(library.program))
    if (type === 'AssignmentExpression' && isResult(left)) known.add(left);
  visitSettled(library, 'pending', (/** @type {any} */ node, settled) => {
    if (isResult(node) && settled.has(nameOf(node.object))) known.add(node);
  });
  return nodes(library.program)
    .filter(isResult)
    .every((node) => known.has(node));
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
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function FulfillPromise(promise) { promise.#PromiseState = 'fulfilled'; }`,
      after: `
        promise.#PromiseState = 'pending';
        promise.#PromiseResult = enumEmpty;
        function FulfillPromise(promise) { promise.#PromiseState = 'fulfilled'; }`,
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
