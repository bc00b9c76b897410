export default {
  kind: 'IfInline',
  category: 'Step',
  chain: 'begins',
  sentence: ['If {condition:Condition}(,|, then|) {inline:InlineStep}'],
  examples: [
    ['If _x_ is *true*, return *false*.', 'if (x === true) return false;'],
    [
      'If _x_ is neither *undefined* nor *null*, let _y_ be _x_.',
      'if (x !== undefined && x !== null) y = x;',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
