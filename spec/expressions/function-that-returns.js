export default {
  kind: 'FunctionThatReturns',
  category: 'Expression',
  sentence: ['equivalent to a function that returns {value:Expression}'],
  examples: [],
  translate: (node, t) => t.unsupported('a function that is described'),
};
