export default {
  kind: 'ElseInline',
  category: 'Step',
  sentence: ['(Else|Otherwise)(,|) {inline:InlineStep}'],
  chain: 'ends',
  examples: [],
  translate: (node, t) => t.chain(node),
};
