export default {
  kind: 'Element',
  category: 'Expression',
  precedence: 2,
  sentence: ['{list:Expression}[{index:Expression}]'],
  examples: [['_values_[_index_]', 'values[index]']],
  translate: (node, t) => t.b.element(t.expression(node.list), t.expression(node.index)),
};
