export default {
  kind: 'NewTarget',
  category: 'Expression',
  sentence: ['NewTarget'],
  examples: [['NewTarget', 'new.target']],
  translate: (node, t) => t.newTarget(),
};
