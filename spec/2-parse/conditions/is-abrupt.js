export default {
  kind: 'IsAbrupt',
  category: 'Condition',
  sentence: ['{variable:Variable} is (an abrupt|a throw|not a normal) completion'],
  examples: [['_x_ is an abrupt completion', 'x instanceof ThrowCompletion']],
  abrupt: (node) => ({ variable: node.variable, abrupt: true }),
  translate: (node, t) => t.abruptTest(node),
};
