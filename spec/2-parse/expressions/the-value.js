/** `the value of …`: words around an expression. */
export default {
  kind: 'TheValue',
  category: 'Expression',
  precedence: 0,
  sentence: ['the value of {value:Expression}'],
  transparent: 'value',
  examples: [['the value of _x_', 'x']],
  translate: (node, t) => t.expression(node.value),
};
