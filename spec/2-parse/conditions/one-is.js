/** At least one of two values is the third. */
export default {
  kind: 'OneIs',
  category: 'Condition',
  sentence: ['either {first:Place} or {second:Place} is {value:Expression}'],
  means: ({ first, second, value }) => ({
    kind: 'Or',
    left: { kind: 'Is', left: first, right: value },
    right: { kind: 'Is', left: second, right: value },
  }),
  examples: [['either _x_ or _y_ is *undefined*', 'x === undefined || y === undefined']],
  translate: ({ first, second, value }, t) =>
    t.b.logical(
      '||',
      t.b.binary('===', t.expression(first), t.expression(value)),
      t.b.binary('===', t.expression(second), t.expression(value)),
    ),
};
