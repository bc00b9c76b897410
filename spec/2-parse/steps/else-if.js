export default {
  kind: 'ElseIf',
  category: 'Step',
  body: true,
  chain: 'continues',
  sentence: ['(Else|Otherwise,|Otherwise) if {condition:Condition}(, then|,| then|)'],
  examples: [
    [
      'If _x_ is 1, then\n  Return *true*.\nElse if _x_ is 2, then\n  Return *false*.',
      'if (x === 1) { return true; } else if (x === 2) { return false; }',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
