export default {
  kind: 'IsNormal',
  category: 'Condition',
  sentence: [
    '{variable:Variable} is (not an abrupt|a normal|not a throw|never an abrupt) completion',
  ],
  examples: [['_x_ is a normal completion', '!(x instanceof ThrowCompletion)']],
  abrupt: (node) => ({ variable: node.variable, abrupt: false }),
  translate: (node, t) => t.abruptTest(node),
};
