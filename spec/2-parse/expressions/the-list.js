/** `the List that is the value of …`: words around an expression. */
export default {
  kind: 'TheList',
  category: 'Expression',
  precedence: 0,
  sentence: ['the List that is {value:Expression}', 'the List {value:Expression}'],
  transparent: 'value',
  examples: [['the List that is _x_', 'x']],
  translate: (node, t) => t.expression(node.value),
};
