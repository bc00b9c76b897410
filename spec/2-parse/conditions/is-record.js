export default {
  kind: 'IsRecord',
  category: 'Condition',
  sentence: ['{value:Expression} is (a|an) {type:RecordName} (Record|record)'],
  examples: [['_x_ is a PromiseCapability Record', null]],
  translate: (node, t) => t.unsupported('the type of a Record'),
};
