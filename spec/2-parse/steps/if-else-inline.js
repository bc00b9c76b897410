/** Both arms in one sentence, which 3-normalise takes apart: no chain that the next step could continue. */
export default {
  kind: 'IfElseInline',
  category: 'Step',
  sentence: [
    'If {condition:Condition}(,|, then|) {inline:InlineStep}(;|,|.) (else|otherwise|Otherwise)(,|) {otherwise:InlineStep}',
  ],
  examples: [
    [
      'If _x_ is *true*, return *false*; otherwise, return *true*.',
      'if (x === true) return false; else { return true; }',
    ],
    [
      'If _x_ is *true*, let _y_ be 1; otherwise, let _y_ be 2.',
      'if (x === true) y = 1; else { y = 2; }',
    ],
  ],
  translate: (node, t) => t.chain(node),
};
