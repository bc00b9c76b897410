export default {
  kind: 'IsLess',
  category: 'Condition',
  sentence: [
    '{left:Expression} < {right:Expression}',
    '{left:Expression} is less than {right:Expression}',
  ],
  examples: [['_index_ < 10', 'index < 10']],
  translate: (node, t) => t.b.binary('<', t.expression(node.left), t.expression(node.right)),
};
