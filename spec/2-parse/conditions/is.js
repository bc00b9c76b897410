import { abruptType } from '../abrupt-type.js';

/** Identity of specification values and of objects; of language values, see is-same-value.js. */
export default {
  kind: 'Is',
  category: 'Condition',
  sentence: [
    '{left:Expression} is {right:Expression}',
    '{left:Expression} = {right:Expression}',
    '{left:Expression} is (the same as|equal to) {right:Expression}',
    '{left:Expression} and {right:Expression} are the same (object|Object|Object value)',
  ],
  examples: [
    ['_x_ is *undefined*', 'x === undefined'],
    ['_x_.[[value]] = 0', 'x.value === 0'],
  ],
  abrupt: abruptType,
  translate: (node, t) =>
    t.abruptTest(node) ?? t.b.binary('===', t.expression(node.left), t.expression(node.right)),
};
