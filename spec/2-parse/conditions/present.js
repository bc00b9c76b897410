export default {
  kind: 'Present',
  category: 'Condition',
  sentence: [
    '{parameter:Variable} (was passed|is present|was provided|is provided|was supplied|is supplied|was given|is given)',
    '(argument|parameter) {parameter:Variable} (was passed|is present)',
    'the {parameter:Variable} argument (was passed|is present)',
  ],
  examples: [['_x_ is present', '!(arguments.length < 1)']],
  translate: (node, t) => t.b.not(t.isAbsent(node.parameter)),
};
