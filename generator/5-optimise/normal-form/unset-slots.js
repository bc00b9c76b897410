import { CREATED } from '../../facts/settled.js';
import { isStore } from '../../ir/assignments.js';
import { nodes } from '../../ir/estree.js';
import { isSlotList } from '../../ir/query.js';
import { unlikeKnown } from '../unlike.js';

const NOTHING = new Set(['undefined', 'enumEmpty']);

/** Where some code sets slots. */
const storesIn = (tree) => nodes(tree).filter(isStore);

/** Slots that the known function sets to nothing, and the other sets nowhere. */
const unsetIn = (code, known) => {
  const names = new Set(storesIn(code).map(({ left }) => left.property.name));
  return storesIn(known)
    .filter(({ left, right }) => NOTHING.has(right.name) && !names.has(left.property.name))
    .map(({ left }) => left.property.name);
};

/** @type {import('./index.js').Rule} */
export default {
  name: 'unset-slots',
  summary:
    'a slot of a new promise that the known document sets to undefined, or ~empty~, is set to undefined',
  sound: 'That is what a slot holds which no step has set.',
  examples: [
    {
      reference:
        "function f(C) { const promise = OrdinaryCreateFromConstructor(C, 'prototype', ['PromiseState', 'PromiseResult']); promise.#PromiseState = enumPending; promise.#PromiseResult = enumEmpty; return promise; }",
      before:
        "function f(C) { const promise = OrdinaryCreateFromConstructor(C, 'prototype', ['PromiseState', 'PromiseResult']); promise.#PromiseState = enumPending; return promise; }",
      after:
        "function f(C) { const promise = OrdinaryCreateFromConstructor(C, 'prototype', ['PromiseState', 'PromiseResult']); promise.#PromiseResult = undefined; promise.#PromiseState = enumPending; return promise; }",
    },
    ...[
      "['PromiseState']); promise.#PromiseState = enumPending;",
      "['PromiseState', 'PromiseResult']); promise.#PromiseResult = 1;",
    ].map((steps) => {
      const code = `function f(C) { const promise = OrdinaryCreateFromConstructor(C, 'prototype', ${steps} return promise; }`;
      return {
        reference:
          "function f(C) { const promise = OrdinaryCreateFromConstructor(C, 'prototype', ['PromiseState', 'PromiseResult']); promise.#PromiseResult = enumEmpty; return promise; }",
        before: code,
        after: code,
      };
    }),
  ],
  rewrite(library) {
    for (const { key, code, known } of unlikeKnown(library)) {
      const unset = unsetIn(code, known);
      const places = unset.length > 0 ? library.findPlaces(code, CREATED) : [];
      for (const { bindings, list, at } of places) {
        const { __promise, __slots } = bindings;
        const slots = isSlotList(__slots) ? __slots.elements.map(({ value }) => value) : [];
        for (const slot of slots.filter((name) => unset.includes(library.slotName(name)))) {
          library.insertAfter(
            list[at],
            library.build(`__promise.$$${slot} = undefined;`, { __promise }),
          );
          library.did(key);
        }
      }
    }
  },
};
