export default {
  kind: 'Intrinsic',
  category: 'Expression',
  sentence: ['(|the intrinsic object ){name:Intrinsic}'],
  examples: [['%Promise%', 'Promise']],
  translate: (node, t) => t.intrinsic(node.name),
};
