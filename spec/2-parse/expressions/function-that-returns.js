export default {
  kind: 'FunctionThatReturns',
  category: 'Expression',
  sentence: ['(equivalent to |)a function that returns {value:Expression}'],
  examples: [['equivalent to a function that returns _x_', null]],
  translate: (node, t) => t.unsupported('a function that is described'),
};
