/** ecmarkup's linter wants arms alike that begin with Else; `Failing that` is for one that cannot be. */
export default {
  kind: 'ElseIfInline',
  category: 'Step',
  chain: 'continues',
  sentence: [
    '(Else|Otherwise,|Otherwise|Failing that,) if {condition:Condition}(,|, then|) {inline:InlineStep}',
  ],
  examples: [
    [
      'If _x_ is 1, return *true*.\nElse if _x_ is 2, return *false*.',
      'if (x === 1) return true; else if (x === 2) { return false; }',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
