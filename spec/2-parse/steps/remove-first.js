export default {
  kind: 'RemoveFirst',
  category: 'Step',
  sentence: ['Remove the first element (from|of) {list:Expression}'],
  examples: [['Remove the first element from _list_.', 'RemoveFromList(list, 0);']],
  translate: (node, t) => [
    t.b.statement(t.call('RemoveFromList', [t.expression(node.list), t.b.literal(0)])),
  ],
};
