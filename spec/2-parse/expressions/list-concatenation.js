export default {
  kind: 'ListConcatenation',
  category: 'Expression',
  precedence: 0,
  sentence: ['the list-concatenation of {parts:Several}'],
  examples: [['the list-concatenation of _x_ and _y_', 'ListConcatenation([x, y])']],
  translate: ({ parts: { items } }, t) =>
    t.call('ListConcatenation', [t.b.array(items.map((item) => t.expression(item)))]),
};
