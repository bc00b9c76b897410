/** Three conditions in a row say what two pairs of them say. */
export default {
  kind: 'AnyOf',
  category: 'Condition',
  precedence: 1,
  sentence: ['{first:Condition}, {second:SimpleCondition}, or {third:SimpleCondition}'],
  means: ({ first, second, third }) => ({
    kind: 'Or',
    left: { kind: 'Or', left: first, right: second },
    right: third,
  }),
  examples: [['_x_ is 1, _y_ is 2, or _z_ is 3', 'x === 1 || y === 2 || z === 3']],
  translate: ({ first, second, third }, t) =>
    t.b.logical(
      '||',
      t.b.logical('||', t.expression(first), t.expression(second)),
      t.expression(third),
    ),
};
