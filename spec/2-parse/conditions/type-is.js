export default {
  kind: 'TypeIs',
  category: 'Condition',
  sentence: [
    'Type({value:Expression}) is {type:LanguageType}',
    '{value:Expression} is (a|an) {type:LanguageType}',
  ],
  examples: [['Type(_x_) is Object', "Type(x) === 'Object'"]],
  translate: (node, t) =>
    t.b.binary('===', t.call('Type', [t.expression(node.value)]), t.b.literal(node.type)),
};
