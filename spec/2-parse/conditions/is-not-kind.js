export default {
  kind: 'IsNotKind',
  category: 'Condition',
  sentence: ['{value:Expression} is not (a|an) {noun:Noun}'],
  examples: [
    ['_f_ is not a function object', '!IsCallable(f)'],
    ['_f_ is not a Proxy exotic object', null],
  ],
  translate: ({ value, noun }, t) =>
    noun.name === 'function'
      ? t.b.not(t.call('IsCallable', [t.expression(value)]))
      : t.unsupported(`whether something is a ${noun.name}`),
};
