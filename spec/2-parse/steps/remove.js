/** The first element that is the value, if there is one. */
export default {
  kind: 'Remove',
  category: 'Step',
  sentence: ['Remove {value:Expression} from {list:Expression}'],
  examples: [['Remove _x_ from _list_.', 'RemoveFromList(list, IndexInList(list, x));']],
  translate: (node, t) => {
    const list = () => t.expression(node.list);
    const index = t.call('IndexInList', [list(), t.expression(node.value)]);
    return [t.b.statement(t.call('RemoveFromList', [list(), index]))];
  },
};
