/** An element of a List. */
export default {
  kind: 'Contains',
  category: 'Condition',
  sentence: [
    '{list:Expression} (contains|includes) {element:Expression}',
    '{element:Expression} is (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ contains _x_', null]],
  translate: (node, t) => t.unsupported('the elements of a List'),
};
