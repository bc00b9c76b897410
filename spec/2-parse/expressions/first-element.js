export default {
  kind: 'FirstElement',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['the (first|sole|only) element of {list:Factor}'],
  examples: [['the first element of _list_', 'list[0]']],
  translate: (node, t) => t.b.element(t.expression(node.list), t.b.literal(0)),
};
