import { arrayOfList } from './array-of-list.js';

/** What a library takes of arrays. @type {Record<string, import('./intrinsics.js').Intrinsic>} */
export const arrays = {
  $arrayOfList: arrayOfList,
  $arrayIteration: {
    note: 'How arrays are walked where engines know how, and have no Reflect, which applies as fast: the method, and its next as a property.',
    es2022: () => undefined,
    es5: () => {
      const method = typeof Reflect !== 'object' && [][$iterator];
      const next = method && [][$iterator]().next;
      return { __proto__: null, configurable: true, value: next, method: method };
    },
  },
};
