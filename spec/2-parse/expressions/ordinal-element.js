/** `the second element of …` says what an index in brackets says. */
export default {
  kind: 'OrdinalElement',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['the {ordinal:Ordinal} element of {list:Factor}'],
  means: ({ ordinal, list }) => ({
    kind: 'Element',
    list,
    index: { kind: 'Literal', literal: { type: 'number', value: ordinal } },
  }),
  examples: [['the second element of _list_', 'list[1]']],
  translate: (node, t) => t.b.element(t.expression(node.list), t.b.literal(node.ordinal)),
};
