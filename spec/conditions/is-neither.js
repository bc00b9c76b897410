export default {
  kind: 'IsNeither',
  category: 'Condition',
  sentence: ['{value:Expression} is neither {first:Expression} nor {second:Expression}'],
  examples: [['_x_ is neither *undefined* nor *null*', 'x !== undefined && x !== null']],
  translate: (node, t) =>
    t.b.logical(
      '&&',
      t.b.binary('!==', t.expression(node.value), t.expression(node.first)),
      t.b.binary('!==', t.expression(node.value), t.expression(node.second)),
    ),
};
