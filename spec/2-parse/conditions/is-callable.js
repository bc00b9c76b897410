export default {
  kind: 'IsCallable',
  category: 'Condition',
  sentence: ['{value:Expression} is callable'],
  examples: [['_f_ is callable', 'IsCallable(f)']],
  translate: (node, t) => t.call('IsCallable', [t.expression(node.value)]),
};
