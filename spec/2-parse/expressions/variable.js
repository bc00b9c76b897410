export default {
  kind: 'Variable',
  category: 'Expression',
  sentence: ['{name:Variable}'],
  examples: [['_x_', 'x']],
  translate: (node, t) => t.read(node.name),
};
