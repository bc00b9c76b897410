export default {
  kind: 'If',
  category: 'Step',
  body: true,
  chain: 'begins',
  sentence: ['If {condition:Condition}(, then|,| then|)'],
  examples: [['If _x_ is *true*, then\n  Return *false*.', 'if (x === true) { return false; }']],
  translate: (node, t) => t.chain(node),
};
