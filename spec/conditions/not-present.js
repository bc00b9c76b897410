export default {
  kind: 'NotPresent',
  category: 'Condition',
  sentence: ['{parameter:Variable} (is absent|was not passed|is not present|was not provided)'],
  examples: [['_x_ is absent', 'arguments.length < 1']],
  translate: (node, t) => t.isAbsent(node.parameter),
};
