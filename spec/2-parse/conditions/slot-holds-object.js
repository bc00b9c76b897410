export default {
  kind: 'SlotHoldsObject',
  category: 'Condition',
  sentence: [
    '{object:Expression}.{slot:Slot} holds an Object',
    '{object:Expression} has (a|an) {slot:Slot} internal slot whose value is an Object',
  ],
  examples: [
    [
      '_F_ has a [[Promise]] internal slot whose value is an Object',
      "Type(F.Promise) === 'Object'",
    ],
  ],
  translate: (node, t) =>
    t.b.binary('===', t.call('Type', [t.slot(node.object, node.slot)]), t.b.literal('Object')),
};
