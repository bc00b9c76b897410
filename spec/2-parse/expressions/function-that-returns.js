export default {
  kind: 'FunctionThatReturns',
  category: 'Expression',
  sentence: ['(equivalent to |)a function that returns {value:Expression}'],
  examples: [['equivalent to a function that returns _x_', 'FunctionThatReturns(x)']],
  translate: (node, t) => t.call('FunctionThatReturns', [t.expression(node.value)]),
};
