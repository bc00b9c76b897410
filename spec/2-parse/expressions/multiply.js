export default {
  kind: 'Multiply',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['{left:Expression} × {right:Factor}'],
  examples: [['_index_ × 2', 'index * 2']],
  translate: (node, t) => t.b.binary('*', t.expression(node.left), t.expression(node.right)),
};
