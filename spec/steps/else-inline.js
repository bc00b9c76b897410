export default {
  kind: 'ElseInline',
  category: 'Step',
  chain: 'ends',
  sentence: ['(Else|Otherwise)(,|) {inline:InlineStep}'],
  examples: [],
  translate: (node, t) => t.chain(node),
};
