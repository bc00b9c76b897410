/** A Boolean result as a condition says that it is *true*. */
export default {
  kind: 'Holds',
  category: 'Condition',
  sentence: ['{call:Call}'],
  means: ({ call }) => ({
    kind: 'Is',
    left: { kind: 'Call', call },
    right: { kind: 'Literal', literal: { type: 'true', value: true } },
  }),
  examples: [['IsCallable(_f_)', 'IsCallable(f) === true']],
  translate: ({ call }, t) =>
    t.b.binary('===', t.operation(call.operation, call.arguments), t.b.literal(true)),
};
