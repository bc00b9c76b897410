/** The name of a slot, in a list of slots that an object is created with. */
export default {
  kind: 'SlotName',
  category: 'Expression',
  sentence: ['{slot:Slot}'],
  examples: [['[[PromiseState]]', "'PromiseState'"]],
  translate: (node, t) => ({ ...t.b.literal(t.slotName(node.slot)), isSlot: true }),
};
