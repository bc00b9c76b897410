export default {
  kind: 'ElseIf',
  category: 'Step',
  body: true,
  chain: 'continues',
  sentence: ['(Else|Otherwise,|Otherwise) if {condition:Condition}(, then|,| then|)'],
  examples: [],
  translate: (node, t) => t.chain(node),
};
