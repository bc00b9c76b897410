export default {
  kind: 'HasNoSlot',
  category: 'Condition',
  sentence: [
    '{object:Expression} has no {slot:Slot}',
    '{object:Expression} does not have (a|an|the) {slot:Slot} internal slot',
    '{object:Expression} has no {slot:Slot} internal slot',
    '{object:Expression} lacks (a|an|the) {slot:Slot} internal slot',
  ],
  examples: [
    ['_x_ does not have a [[PromiseState]] internal slot', '!(#PromiseState in $Object(x))'],
  ],
  translate: (node, t) => t.b.not(t.hasSlot(t.expression(node.object), node.slot)),
};
