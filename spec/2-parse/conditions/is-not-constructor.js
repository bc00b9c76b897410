export default {
  kind: 'IsNotConstructor',
  category: 'Condition',
  sentence: ['{value:Expression} is not a constructor (|function)'],
  examples: [['_C_ is not a constructor', '!IsConstructor(C)']],
  translate: (node, t) => t.b.not(t.call('IsConstructor', [t.expression(node.value)])),
};
