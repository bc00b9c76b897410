export default {
  kind: 'IsObjectWithSlot',
  category: 'Condition',
  sentence: [
    '{value:Expression} is an Object that has (a|an) {slot:Slot} internal slot',
    '{value:Expression} is an Object with (a|an) {slot:Slot} internal slot',
  ],
  means: ({ value, slot }) => ({
    kind: 'And',
    left: { kind: 'TypeIs', value, type: 'Object' },
    right: { kind: 'HasSlot', object: value, slot },
  }),
  examples: [
    [
      '_x_ is an Object that has a [[PromiseState]] internal slot',
      "Type(x) === 'Object' && #PromiseState in $Object(x)",
    ],
  ],
  translate: ({ value, slot }, t) =>
    t.b.logical(
      '&&',
      t.b.binary('===', t.call('Type', [t.expression(value)]), t.b.literal('Object')),
      t.hasSlot(t.expression(value), slot),
    ),
};
