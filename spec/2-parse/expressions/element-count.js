export default {
  kind: 'ElementCount',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['the number of (elements|items) (in|of) {list:Factor}'],
  examples: [['the number of elements in _list_', 'list.length']],
  translate: (node, t) => t.b.member(t.expression(node.list), 'length'),
};
