import { KINDS } from './is-kind.js';

export default {
  kind: 'IsNotKind',
  category: 'Condition',
  sentence: ['{value:Expression} is not (a|an) {noun:Noun}'],
  examples: [
    ['_f_ is not a function object', '!IsCallable(f)'],
    ['_x_ is not a property key', '!IsPropertyKey(x)'],
    ['_f_ is not a Proxy exotic object', null],
  ],
  translate: ({ value, noun }, t) =>
    KINDS[noun.name]
      ? t.b.not(t.call(KINDS[noun.name], [t.expression(value)]))
      : t.unsupported(`whether something is a ${noun.name}`),
};
