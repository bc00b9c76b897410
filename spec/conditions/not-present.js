export default {
  kind: 'NotPresent',
  category: 'Condition',
  sentence: ['{parameter:Variable} (was not passed|is not present|was not provided|is absent)'],
  examples: [],
  translate: (node, t) => t.isAbsent(node.parameter),
};
