export default {
  kind: 'Prepend',
  category: 'Step',
  sentence: [
    'Prepend {value:Expression} to {list:Expression}',
    'Insert {value:Expression} as the first element of {list:Expression}',
    'Insert {value:Expression} at the (beginning|front) of {list:Expression}',
  ],
  examples: [['Prepend _x_ to _list_.', 'PrependToList(list, x);']],
  translate: (node, t) => [
    t.b.statement(t.call('PrependToList', [t.expression(node.list), t.expression(node.value)])),
  ],
};
