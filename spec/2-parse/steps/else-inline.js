export default {
  kind: 'ElseInline',
  category: 'Step',
  chain: 'ends',
  sentence: [
    '(Else|Otherwise)(,|) {inline:InlineStep}',
    '(Else|Otherwise)(,|) {known:Condition}. {inline:PlainStep}',
  ],
  /** what is known to hold where no arm before it was taken */
  aside: ['known'],
  examples: [
    [
      'If _x_ is 1, return *true*.\nElse, return *false*.',
      'if (x === 1) return true; else { return false; }',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
