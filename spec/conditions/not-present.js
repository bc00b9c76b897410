export default {
  kind: 'NotPresent',
  category: 'Condition',
  sentence: ['{parameter:Variable} (is absent|was not passed|is not present|was not provided)'],
  examples: [],
  translate: (node, t) => t.isAbsent(node.parameter),
};
