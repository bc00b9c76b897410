export default {
  kind: 'Negate',
  category: 'Expression',
  sentence: ['-{value:Factor}'],
  examples: [['-1', '0 - 1']],
  translate: (node, t) => t.b.binary('-', t.b.literal(0), t.expression(node.value)),
};
