export default {
  kind: 'Present',
  category: 'Condition',
  sentence: ['{parameter:Variable} (was passed|is present|was provided)'],
  examples: [],
  translate: (node, t) => t.b.not(t.isAbsent(node.parameter)),
};
