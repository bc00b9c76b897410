export default {
  kind: 'Intrinsic',
  category: 'Expression',
  sentence: [
    '(|the intrinsic object |the intrinsic function |the intrinsic constructor |the intrinsic ){name:Intrinsic}',
    'the {name:Intrinsic} intrinsic (object|function|)',
  ],
  examples: [['%Promise%', 'Promise']],
  translate: (node, t) => t.intrinsic(node.name),
};
