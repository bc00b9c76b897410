import { arrayOfList } from './array-of-list.js';

/** What a library takes of arrays. @type {Record<string, import('./intrinsics.js').Intrinsic>} */
export const arrays = {
  $arrayOfList: arrayOfList,
  $arrayIteration: {
    note: 'How arrays are walked where engines know how, and have no Reflect, which applies as fast: the method, its next as a property, and whether iterators still have that one, and no getter.',
    es2022: () => undefined,
    es5: () => {
      const method = typeof Reflect !== 'object' && [][$iterator];
      const prototype = /** @type {any} */ (method && Object.getPrototypeOf([][$iterator]()));
      const next = method && prototype.next;
      const describe = Object.getOwnPropertyDescriptor;
      const hasOwn = Function.prototype.call.bind(Object.prototype.hasOwnProperty);
      const isWhole = function () {
        const property = describe(prototype, 'next');
        return property !== undefined && hasOwn(property, 'value') && property.value === next;
      };
      return {
        __proto__: null,
        configurable: true,
        value: next,
        method: method,
        isWhole: isWhole,
      };
    },
  },
};
