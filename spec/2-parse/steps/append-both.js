/** Two values in their order behind the elements of a List. */
export default {
  kind: 'AppendBoth',
  category: 'Step',
  sentence: [
    'Append {first:Expression} and {second:Expression} to (the end of |){list:Expression}',
    'Add {first:Expression} and {second:Expression} to (the end of |){list:Expression}',
  ],
  examples: [['Append _x_ and _y_ to _list_.', 'AppendToList(list, x); AppendToList(list, y);']],
  translate: ({ first, second, list }, t) =>
    [first, second].map((value) =>
      t.b.statement(t.call('AppendToList', [t.expression(list), t.expression(value)])),
    ),
};
