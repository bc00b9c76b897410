export default {
  kind: 'SlotHoldsRecord',
  category: 'Condition',
  sentence: [
    '{object:Expression}.{slot:Slot} holds a {type:RecordType} Record',
    '{object:Expression} has (a|an) {slot:Slot} internal slot whose value is a {type:RecordType} Record',
  ],
  examples: [['_F_.[[Capability]] holds a PromiseCapability Record', null]],
  translate: (node, t) => t.unsupported('the type of a Record'),
};
