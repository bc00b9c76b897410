/** Parentheses hold an expression together, and say nothing else. */
export default {
  kind: 'Grouped',
  category: 'Expression',
  sentence: ['{value:Group}'],
  means: ({ value }) => value,
  examples: [['(_x_ + 1)', 'x + 1']],
  translate: (node, t) => t.expression(node.value),
};
