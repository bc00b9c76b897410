export default {
  kind: 'IsNeither',
  category: 'Condition',
  sentence: ['{value:Expression} is neither {first:Expression} nor {second:Expression}'],
  means: ({ value, first, second }) => ({
    kind: 'And',
    left: { kind: 'IsNot', left: value, right: first },
    right: { kind: 'IsNot', left: value, right: second },
  }),
  examples: [['_x_ is neither *undefined* nor *null*', 'x !== undefined && x !== null']],
  translate: (node, t) =>
    t.b.logical(
      '&&',
      t.b.binary('!==', t.expression(node.value), t.expression(node.first)),
      t.b.binary('!==', t.expression(node.value), t.expression(node.second)),
    ),
};
