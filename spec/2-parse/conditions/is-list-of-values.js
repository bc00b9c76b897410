export default {
  kind: 'IsListOfValues',
  category: 'Condition',
  sentence: [
    '{value:Expression} is a List of language values',
    '{value:Expression} is a List whose elements are all ECMAScript language values',
  ],
  examples: [['_x_ is a List of language values', null]],
  translate: (node, t) => t.unsupported('the elements of a List'),
};
