export default {
  kind: 'TypeIsEither',
  category: 'Condition',
  sentence: [
    'Type({value:Expression}) is (either |){first:LanguageType} or {second:LanguageType}',
    '{value:Expression} is (either |)(a|an) {first:LanguageType} or (a |an |){second:LanguageType}',
  ],
  means: ({ value, first, second }) => ({
    kind: 'Or',
    left: { kind: 'TypeIs', value, type: first },
    right: { kind: 'TypeIs', value, type: second },
  }),
  examples: [
    ['_x_ is either a String or a Symbol', "Type(x) === 'String' || Type(x) === 'Symbol'"],
  ],
  translate: ({ value, first, second }, t) => {
    const is = (type) =>
      t.b.binary('===', t.call('Type', [t.expression(value)]), t.b.literal(type));
    return t.b.logical('||', is(first), is(second));
  },
};
