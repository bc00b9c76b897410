export default {
  kind: 'ActiveFunction',
  category: 'Expression',
  sentence: ['the active function (object|)'],
  examples: [['the active function object', null]],
  translate: (node, t) => t.unsupported('the active function object as a value'),
};
