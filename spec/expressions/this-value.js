export default {
  kind: 'ThisValue',
  category: 'Expression',
  sentence: ['the *this* value'],
  examples: [['the *this* value', 'this']],
  translate: (node, t) => t.b.this(),
};
