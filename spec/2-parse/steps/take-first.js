/** An element leaves a List, and a variable holds it. */
export default {
  kind: 'TakeFirst',
  category: 'Step',
  sentence: [
    'Remove the first element from {list:Expression} and let {variable:Variable} be (that element|the value of that element|the value of the element)',
  ],
  examples: [
    [
      'Remove the first element from _list_ and let _x_ be that element.',
      'x = list[0]; RemoveFromList(list, 0);',
    ],
  ],
  translate: (node, t) => {
    const list = () => t.expression(node.list);
    const first = t.b.element(list(), t.b.literal(0));
    return [
      t.b.assign(t.introduce(node.variable), first),
      t.b.statement(t.call('RemoveFromList', [list(), t.b.literal(0)])),
    ];
  },
};
