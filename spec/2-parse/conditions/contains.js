/** An element of a List. */
export default {
  kind: 'Contains',
  category: 'Condition',
  sentence: [
    '{list:Expression} (contains|includes) {element:Expression}',
    '{element:Expression} is (an element of|contained in|in) {list:Expression}',
  ],
  examples: [['_list_ contains _x_', 'IndexInList(list, x) >= 0']],
  translate: (node, t) => {
    const index = t.call('IndexInList', [t.expression(node.list), t.expression(node.element)]);
    return t.b.binary('>=', index, t.b.literal(0));
  },
};
