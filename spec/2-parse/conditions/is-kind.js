/** What sort of thing a value is. */
export default {
  kind: 'IsKind',
  category: 'Condition',
  sentence: ['{value:Expression} is (a|an) {noun:Noun}'],
  examples: [
    ['_f_ is a function object', 'IsCallable(f)'],
    ['_f_ is a bound function exotic object', null],
  ],
  translate: ({ value, noun }, t) =>
    noun.name === 'function'
      ? t.call('IsCallable', [t.expression(value)])
      : t.unsupported(`whether something is a ${noun.name}`),
};
