/** The function object whose steps these are. */
export default {
  kind: 'ActiveFunction',
  category: 'Expression',
  sentence: ['the active function (object|)'],
  examples: [['the active function object', 'Example']],
  translate: (node, t) => t.activeFunction(),
};
