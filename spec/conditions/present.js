export default {
  kind: 'Present',
  category: 'Condition',
  sentence: ['{parameter:Variable} (was passed|is present|was provided)'],
  examples: [['_x_ is present', '!(arguments.length < 1)']],
  translate: (node, t) => t.b.not(t.isAbsent(node.parameter)),
};
