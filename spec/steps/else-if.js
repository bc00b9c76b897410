export default {
  kind: 'ElseIf',
  category: 'Step',
  body: true,
  sentence: ['(Else|Otherwise,|Otherwise) if {condition:Condition}(, then|,| then|)'],
  chain: 'continues',
  examples: [],
  translate: (node, t) => t.chain(node),
};
