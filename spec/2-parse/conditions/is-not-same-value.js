import { isSameValue } from './is-same-value.js';

/** Whether two values are told apart by any question. */
export default {
  kind: 'IsNotSameValue',
  category: 'Condition',
  sentence: ['{left:Expression} is not the same value as {right:Expression}'],
  examples: [['_x_ is not the same value as _y_', '!SameValue(x, y)']],
  translate: (node, t) => t.b.not(isSameValue(node, t)),
};
