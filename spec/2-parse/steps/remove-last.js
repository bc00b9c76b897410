export default {
  kind: 'RemoveLast',
  category: 'Step',
  sentence: ['Remove the last element (from|of) {list:Expression}'],
  examples: [['Remove the last element from _list_.', 'RemoveFromList(list, list.length - 1);']],
  translate: (node, t) => {
    const list = () => t.expression(node.list);
    const last = t.b.binary('-', t.b.member(list(), 'length'), t.b.literal(1));
    return [t.b.statement(t.call('RemoveFromList', [list(), last]))];
  },
};
