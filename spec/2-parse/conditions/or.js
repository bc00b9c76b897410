export default {
  kind: 'Or',
  category: 'Condition',
  precedence: 1,
  sentence: [
    '{left:Condition}(,|) or (|if ){right:SimpleCondition}',
    'either {left:SimpleCondition} or {right:SimpleCondition}',
  ],
  examples: [['_x_ is *true* or _y_ is *false*', 'x === true || y === false']],
  translate: (node, t) => t.b.logical('||', t.expression(node.left), t.expression(node.right)),
};
