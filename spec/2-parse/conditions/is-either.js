export default {
  kind: 'IsEither',
  category: 'Condition',
  sentence: ['{value:Expression} is (either |){first:Expression} or {second:Expression}'],
  means: ({ value, first, second }) => ({
    kind: 'Or',
    left: { kind: 'Is', left: value, right: first },
    right: { kind: 'Is', left: value, right: second },
  }),
  examples: [['_x_ is either *undefined* or *null*', 'x === undefined || x === null']],
  translate: (node, t) =>
    t.b.logical(
      '||',
      t.b.binary('===', t.expression(node.value), t.expression(node.first)),
      t.b.binary('===', t.expression(node.value), t.expression(node.second)),
    ),
};
