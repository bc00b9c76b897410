export default {
  kind: 'IsNotCallable',
  category: 'Condition',
  sentence: ['{value:Expression} is not callable'],
  examples: [['_f_ is not callable', '!IsCallable(f)']],
  translate: (node, t) => t.b.not(t.call('IsCallable', [t.expression(node.value)])),
};
