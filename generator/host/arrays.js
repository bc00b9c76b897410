import { arrayOfList } from './array-of-list.js';

/** What a library takes of arrays. @type {Record<string, import('./intrinsics.js').Intrinsic>} */
export const arrays = {
  $arrayOfList: arrayOfList,
  $arrayIteration: {
    note: 'How engines without Reflect, which applies as fast, walk arrays: the method, its next as a property, and its getter. Engines that look no getter up have none: no text is an array.',
    es2022: () => undefined,
    es5: () => {
      const method = typeof Reflect !== 'object' && [][$iterator];
      const iterator = /** @type {any} */ (method ? [][$iterator]() : []);
      const lookUp = iterator.__lookupGetter__ || Array.isArray;
      return {
        __proto__: null,
        configurable: true,
        value: iterator.next,
        method: method,
        getter: Function.prototype.call.bind(lookUp, iterator, 'next'),
      };
    },
  },
};
