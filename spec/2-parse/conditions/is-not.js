export default {
  kind: 'IsNot',
  category: 'Condition',
  sentence: [
    '{left:Expression} is not {right:Expression}',
    '{left:Expression} ≠ {right:Expression}',
    '{left:Expression} is (different from|not the same as|not equal to) {right:Expression}',
  ],
  examples: [['_x_ is not *undefined*', 'x !== undefined']],
  translate: (node, t) => t.b.binary('!==', t.expression(node.left), t.expression(node.right)),
};
