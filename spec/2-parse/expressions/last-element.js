export default {
  kind: 'LastElement',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['the last element of {list:Factor}'],
  examples: [['the last element of _list_', 'list[list.length - 1]']],
  translate: (node, t) => {
    const list = () => t.expression(node.list);
    return t.b.element(list(), t.b.binary('-', t.b.member(list(), 'length'), t.b.literal(1)));
  },
};
