export default {
  kind: 'NotPresent',
  category: 'Condition',
  sentence: [
    '{parameter:Variable} (is absent|was not passed|is not present|was not provided|is not provided|was not supplied|is not supplied|was not given|is not given)',
    '(argument|parameter) {parameter:Variable} (was not passed|is not present|is absent)',
    'the {parameter:Variable} argument (was not passed|is not present|is absent)',
  ],
  examples: [['_x_ is absent', 'arguments.length < 1']],
  translate: (node, t) => t.isAbsent(node.parameter),
};
