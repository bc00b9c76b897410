export default {
  kind: 'ListConcatenation',
  category: 'Expression',
  precedence: 0,
  sentence: ['the list-concatenation of {parts:Several}'],
  examples: [['the list-concatenation of _x_ and _y_', null]],
  translate: (node, t) => t.unsupported('a List made of Lists'),
};
