export default {
  kind: 'And',
  category: 'Condition',
  precedence: 1,
  sentence: [
    '{left:Condition}(,|) and (|if ){right:SimpleCondition}',
    'both {left:SimpleCondition} and {right:SimpleCondition}',
  ],
  examples: [['_x_ is *true* and _y_ is *false*', 'x === true && y === false']],
  translate: (node, t) => t.b.logical('&&', t.expression(node.left), t.expression(node.right)),
};
