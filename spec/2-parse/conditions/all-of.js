/** Three conditions in a row say what two pairs of them say. */
export default {
  kind: 'AllOf',
  category: 'Condition',
  precedence: 1,
  sentence: ['{first:Condition}, {second:SimpleCondition}, and {third:SimpleCondition}'],
  means: ({ first, second, third }) => ({
    kind: 'And',
    left: { kind: 'And', left: first, right: second },
    right: third,
  }),
  examples: [['_x_ is 1, _y_ is 2, and _z_ is 3', 'x === 1 && y === 2 && z === 3']],
  translate: ({ first, second, third }, t) =>
    t.b.logical(
      '&&',
      t.b.logical('&&', t.expression(first), t.expression(second)),
      t.expression(third),
    ),
};
