/** Both arms in one sentence: no chain that the next step could continue. */
export default {
  kind: 'IfElseInline',
  category: 'Step',
  sentence: [
    'If {condition:Condition}(,|, then|) {inline:InlineStep}(;|,|.) (else|otherwise|Otherwise)(,|) {otherwise:InlineStep}',
  ],
  examples: [['If _x_ is *true*, return *false*; otherwise, return *true*.', null]],
  translate: (node, t) => t.unsupported('an If with both arms in one sentence'),
};
