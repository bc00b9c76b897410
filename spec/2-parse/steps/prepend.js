export default {
  kind: 'Prepend',
  category: 'Step',
  sentence: [
    'Prepend {value:Expression} to {list:Expression}',
    'Insert {value:Expression} as the first element of {list:Expression}',
    'Insert {value:Expression} at the (beginning|front) of {list:Expression}',
  ],
  examples: [['Prepend _x_ to _list_.', null]],
  translate: (node, t) => t.unsupported('an element at the beginning of a List'),
};
