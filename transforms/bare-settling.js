import { copy } from '../generator/ir/pattern.js';
import { SETTLING } from './support/kernel.js';

const REACTIONS = 'const __reactions = __promise.$$PromiseRejectReactions;';

/** What a promise without reactions can do without: the slots hold nothing, and nothing is triggered. */
const SUPERFLUOUS = [
  REACTIONS,
  'const handler = __value;',
  '__promise.$$PromiseFulfillReactions = undefined;',
  '__promise.$$PromiseRejectReactions = undefined;',
  'return TriggerPromiseReactions(__reactions, handler, __result, __offset);',
];

const settle = (library, name) => {
  const list = library.find(name)?.body.body ?? [];
  const bindings = list.map((_, at) => library.matchAt(REACTIONS, list, at)).find(Boolean);
  const isSuperfluous = (_, at) =>
    SUPERFLUOUS.some((pattern) => library.matchAt(pattern, list, at, bindings && { ...bindings }));
  const left = list.filter((statement, at) => !isSuperfluous(statement, at));
  if (!bindings || left.length !== list.length - SUPERFLUOUS.length) {
    return library.decline(name, 'it does more than to hand its reactions on');
  }
  const [first] = library.build(
    'if (__promise.$$PromiseRejectReactions === undefined) {}',
    bindings,
  );
  first.consequent.body = [...copy(left), ...library.build('return undefined;')];
  library.stamp([first], library.find(name).origin);
  list.unshift(first);
  return library.did(name);
};

/** @type {import('../generator/5-optimise/optimise.js').Pass} */
export default {
  name: 'bare-settling',
  summary: 'a promise that has no reaction yet settles without looking for any',
  why: 'where continuations run at once, most promises settle before somebody hangs on them: two stores instead of four, and no call',
  sound:
    'The slot of the capability holds something from the first reaction on. Without one, the other slots of reactions are undefined already, and nothing is triggered.',
  pays: ['deferred'],
  after: ['field-inlining'],
  rests: SETTLING,
  once: true,
  guards: [{ name: 'has-no-reaction', summary: 'nobody has called then on the promise' }],
  examples: [
    {
      of: 'FulfillPromise',
      before: `
        function FulfillPromise(promise, value) {
          const handler = promise.#PromiseResult;
          const reactions = promise.#PromiseRejectReactions;
          promise.#PromiseResult = value;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#PromiseState = promise.#PromiseState & 12 | 1;
          return TriggerPromiseReactions(reactions, handler, value, 1);
        }`,
      after: `
        function FulfillPromise(promise, value) {
          if (promise.#PromiseRejectReactions === undefined) {
            promise.#PromiseResult = value;
            promise.#PromiseState = promise.#PromiseState & 12 | 1;
            return undefined;
          }
          const handler = promise.#PromiseResult;
          const reactions = promise.#PromiseRejectReactions;
          promise.#PromiseResult = value;
          promise.#PromiseFulfillReactions = undefined;
          promise.#PromiseRejectReactions = undefined;
          promise.#PromiseState = promise.#PromiseState & 12 | 1;
          return TriggerPromiseReactions(reactions, handler, value, 1);
        }`,
    },
  ],
  rewrite(library) {
    for (const name of ['FulfillPromise', 'RejectPromise']) settle(library, name);
  },
};
