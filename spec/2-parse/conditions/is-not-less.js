export default {
  kind: 'IsNotLess',
  category: 'Condition',
  sentence: [
    '{left:Expression} ≥ {right:Expression}',
    '{left:Expression} is greater than or equal to {right:Expression}',
    '{left:Expression} is at least {right:Expression}',
  ],
  examples: [['_index_ ≥ 10', 'index >= 10']],
  translate: (node, t) => t.b.binary('>=', t.expression(node.left), t.expression(node.right)),
};
