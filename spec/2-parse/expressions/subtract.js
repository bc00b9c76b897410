export default {
  kind: 'Subtract',
  category: 'Expression',
  precedence: 1,
  sentence: ['{left:Expression} - {right:Operand}'],
  examples: [
    ['_count_.[[value]] - 1', 'count.value - 1'],
    // less than the number, not the number of less
    ['the number of elements in _list_ - 1', 'list.length - 1'],
  ],
  translate: (node, t) => t.b.binary('-', t.expression(node.left), t.expression(node.right)),
};
