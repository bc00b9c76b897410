/** The end of a List; Lists are arrays that user code never sees. */
export default {
  kind: 'Append',
  category: 'Step',
  sentence: [
    'Append {value:Expression} to (the end of |){list:Expression}',
    'Append {value:Expression} as (the last|an) element of {list:Expression}',
    'Add {value:Expression} to (the end of |){list:Expression}',
    'Add {value:Expression} as the last element of {list:Expression}',
  ],
  examples: [['Append *undefined* to _values_.', 'AppendToList(values, undefined);']],
  translate: (node, t) => [
    t.b.statement(t.call('AppendToList', [t.expression(node.list), t.expression(node.value)])),
  ],
};
