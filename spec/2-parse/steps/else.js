export default {
  kind: 'Else',
  category: 'Step',
  body: true,
  chain: 'ends',
  sentence: ['(Else|Otherwise)(,|)', '(Else|Otherwise)(,|) {known:Condition}(,|, then|)'],
  /** what is known to hold where no arm before it was taken */
  aside: ['known'],
  examples: [
    [
      'If _x_ is 1, then\n  Return *true*.\nElse,\n  Return *false*.',
      'if (x === 1) { return true; } else { return false; }',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
