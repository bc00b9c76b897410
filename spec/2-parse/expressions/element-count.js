export default {
  kind: 'ElementCount',
  category: 'Expression',
  precedence: 0,
  sentence: ['the number of (elements|items) (in|of) {list:Expression}'],
  examples: [['the number of elements in _list_', 'list.length']],
  translate: (node, t) => t.b.member(t.expression(node.list), 'length'),
};
