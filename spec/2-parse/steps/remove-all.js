export default {
  kind: 'RemoveAll',
  category: 'Step',
  sentence: ['Remove all elements (from|of) {list:Expression}'],
  examples: [
    [
      'Remove all elements from _list_.',
      'for (let elementIndex = list.length - 1; elementIndex >= 0; elementIndex--) { RemoveFromList(list, elementIndex); }',
    ],
  ],
  translate: (node, t) => {
    const index = t.fresh('elementIndex');
    const list = () => t.expression(node.list);
    const last = t.b.binary('-', t.b.member(list(), 'length'), t.b.literal(1));
    const removal = t.call('RemoveFromList', [list(), t.b.identifier(index.name)]);
    return [t.b.forEachReversed(index, last, [t.b.statement(removal)])];
  },
};
