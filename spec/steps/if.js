export default {
  kind: 'If',
  category: 'Step',
  body: true,
  chain: 'begins',
  sentence: ['If {condition:Condition}(, then|,| then|)'],
  examples: [],
  translate: (node, t) => t.chain(node),
};
