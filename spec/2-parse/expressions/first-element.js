export default {
  kind: 'FirstElement',
  category: 'Expression',
  precedence: 0,
  sentence: ['the (first|sole|only) element of {list:Expression}'],
  examples: [['the first element of _list_', 'list[0]']],
  translate: (node, t) => t.b.element(t.expression(node.list), t.b.literal(0)),
};
