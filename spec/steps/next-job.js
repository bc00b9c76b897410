/** The end of a job: an abrupt completion goes to the host. */
export default {
  kind: 'NextJob',
  category: 'Step',
  sentence: ['NextJob {value:Expression}'],
  examples: [['NextJob Completion(_x_).', 'return x;']],
  translate: (node, t) => t.complete(node.value),
};
