export default {
  kind: 'ThisValue',
  category: 'Expression',
  sentence: ['(the |)*this* (value|object)'],
  examples: [['the *this* value', 'this']],
  translate: (node, t) => t.b.this(),
};
