/** An abrupt completion is thrown on. Where no completion was kept, it never got this far. */
export default {
  kind: 'ReturnIfAbrupt',
  category: 'Step',
  sentence: ['ReturnIfAbrupt({variable:Variable})'],
  examples: [['ReturnIfAbrupt(_x_).', '']],
  translate: (node, t) => t.throwIfAbrupt(node.variable),
};
