export default {
  kind: 'ElseIfInline',
  category: 'Step',
  sentence: ['(Else|Otherwise,|Otherwise) if {condition:Condition}(,|, then|) {inline:InlineStep}'],
  chain: 'continues',
  examples: [],
  translate: (node, t) => t.chain(node),
};
