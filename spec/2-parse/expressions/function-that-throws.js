export default {
  kind: 'FunctionThatThrows',
  category: 'Expression',
  sentence: ['(equivalent to |)a function that throws {value:Expression}'],
  examples: [['equivalent to a function that throws _x_', 'FunctionThatThrows(x)']],
  translate: (node, t) => t.call('FunctionThatThrows', [t.expression(node.value)]),
};
