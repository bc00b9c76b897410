export default {
  kind: 'ContainsNot',
  category: 'Condition',
  sentence: [
    '{list:Expression} does not (contain|include|include the element) {element:Expression}',
    '{element:Expression} is not (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ does not contain _x_', 'IndexInList(list, x) < 0']],
  translate: (node, t) => {
    const index = t.call('IndexInList', [t.expression(node.list), t.expression(node.element)]);
    return t.b.binary('<', index, t.b.literal(0));
  },
};
