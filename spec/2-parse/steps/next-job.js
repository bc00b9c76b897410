/** The end of a job: an abrupt completion goes to the host. */
export default {
  kind: 'NextJob',
  category: 'Step',
  sentence: ['NextJob {value:Expression}'],
  examples: [
    ['NextJob Completion(_x_).', 'if (x instanceof ThrowCompletion) throw x.value; return x;'],
    ['NextJob Completion(Call(_f_, *undefined*)).', 'return Call(f, undefined);'],
  ],
  translate: (node, t) => t.complete(node.value),
};
