export default {
  kind: 'IsConstructor',
  category: 'Condition',
  sentence: ['{value:Expression} is a constructor (|function)'],
  examples: [['_C_ is a constructor', 'IsConstructor(C)']],
  translate: (node, t) => t.call('IsConstructor', [t.expression(node.value)]),
};
