export default {
  kind: 'Add',
  category: 'Expression',
  precedence: 1,
  sentence: ['{left:Expression} + {right:Operand}'],
  examples: [
    ['_index_ + 1', 'index + 1'],
    ['the length of _text_ + 1', 'text.length + 1'],
  ],
  translate: (node, t) => t.b.binary('+', t.expression(node.left), t.expression(node.right)),
};
