export default {
  kind: 'FunctionThatThrows',
  category: 'Expression',
  sentence: ['equivalent to a function that throws {value:Expression}'],
  examples: [],
  translate: (node, t) => t.unsupported('a function that is described'),
};
