/** `the result of performing …`: words around an operation. */
export default {
  kind: 'TheResult',
  category: 'Expression',
  precedence: 0,
  sentence: [
    'the result of (|performing|calling|performing the abstract operation|calling the abstract operation|the abstract operation) {value:Expression}',
  ],
  transparent: 'value',
  examples: [['the result of performing IsCallable(_x_)', 'IsCallable(x)']],
  translate: (node, t) => t.expression(node.value),
};
