export default {
  kind: 'StringConcatenation',
  category: 'Expression',
  precedence: 0,
  sentence: ['the string-concatenation of {parts:Several}'],
  examples: [['the string-concatenation of _x_, *"-"*, and _y_', "x + '-' + y"]],
  translate: ({ parts: { items } }, t) =>
    items.map((item) => t.expression(item)).reduce((left, right) => t.b.binary('+', left, right)),
};
