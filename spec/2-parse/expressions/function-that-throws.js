export default {
  kind: 'FunctionThatThrows',
  category: 'Expression',
  sentence: ['(equivalent to |)a function that throws {value:Expression}'],
  examples: [['equivalent to a function that throws _x_', null]],
  translate: (node, t) => t.unsupported('a function that is described'),
};
