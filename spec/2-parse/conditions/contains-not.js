export default {
  kind: 'ContainsNot',
  category: 'Condition',
  sentence: [
    '{list:Expression} does not (contain|include|include the element) {element:Expression}',
    '{element:Expression} is not (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ does not contain _x_', null]],
  translate: (node, t) => t.unsupported('the elements of a List'),
};
