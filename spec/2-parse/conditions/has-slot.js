export default {
  kind: 'HasSlot',
  category: 'Condition',
  sentence: [
    '{object:Expression} has {slot:Slot}',
    '{object:Expression} has (a|an|the) {slot:Slot} internal slot',
  ],
  examples: [['_x_ has a [[PromiseState]] internal slot', '#PromiseState in $Object(x)']],
  translate: (node, t) => t.hasSlot(t.expression(node.object), node.slot),
};
