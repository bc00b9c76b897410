export default {
  kind: 'TypeIsNeither',
  category: 'Condition',
  sentence: [
    'Type({value:Expression}) is neither {first:LanguageType} nor {second:LanguageType}',
    'Type({value:Expression}) is not (either |){first:LanguageType} or {second:LanguageType}',
    '{value:Expression} is neither (a|an) {first:LanguageType} nor (a |an |){second:LanguageType}',
    '{value:Expression} is not (either |)(a|an) {first:LanguageType} or (a |an |){second:LanguageType}',
  ],
  means: ({ value, first, second }) => ({
    kind: 'And',
    left: { kind: 'TypeIsNot', value, type: first },
    right: { kind: 'TypeIsNot', value, type: second },
  }),
  examples: [
    ['_x_ is neither a String nor a Symbol', "Type(x) !== 'String' && Type(x) !== 'Symbol'"],
  ],
  translate: ({ value, first, second }, t) => {
    const isNot = (type) =>
      t.b.binary('!==', t.call('Type', [t.expression(value)]), t.b.literal(type));
    return t.b.logical('&&', isNot(first), isNot(second));
  },
};
