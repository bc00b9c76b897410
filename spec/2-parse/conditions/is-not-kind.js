import { isOfKind } from './is-kind.js';

export default {
  kind: 'IsNotKind',
  category: 'Condition',
  sentence: ['{value:Expression} is not (a|an) {noun:Noun}'],
  examples: [
    ['_f_ is not a function object', '!IsCallable(f)'],
    ['_x_ is not a property key', '!IsPropertyKey(x)'],
    ['_f_ is not a Proxy exotic object', null],
  ],
  translate: (node, t) => t.b.not(isOfKind(node, t)),
};
