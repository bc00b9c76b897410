export default {
  kind: 'If',
  category: 'Step',
  body: true,
  sentence: ['If {condition:Condition}(, then|,| then|)'],
  chain: 'begins',
  examples: [],
  translate: (node, t) => t.chain(node),
};
