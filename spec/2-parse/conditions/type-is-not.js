export default {
  kind: 'TypeIsNot',
  category: 'Condition',
  sentence: [
    'Type({value:Expression}) is not {type:LanguageType}',
    '{value:Expression} is not (a|an) {type:LanguageType}',
  ],
  examples: [
    ['Type(_x_) is not Object', "Type(x) !== 'Object'"],
    ['_x_ is not an Object', "Type(x) !== 'Object'"],
  ],
  translate: (node, t) =>
    t.b.binary('!==', t.call('Type', [t.expression(node.value)]), t.b.literal(node.type)),
};
