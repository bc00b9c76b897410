export default {
  kind: 'Subtract',
  category: 'Expression',
  precedence: 1,
  sentence: ['{left:Expression} - {right:Operand}'],
  examples: [['_count_.[[value]] - 1', 'count.value - 1']],
  translate: (node, t) => t.b.binary('-', t.expression(node.left), t.expression(node.right)),
};
