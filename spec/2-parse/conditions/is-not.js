import { abruptType } from '../abrupt-type.js';

export default {
  kind: 'IsNot',
  category: 'Condition',
  sentence: [
    '{left:Expression} is not {right:Expression}',
    '{left:Expression} ≠ {right:Expression}',
    '{left:Expression} is (different from|not the same as|not equal to) {right:Expression}',
  ],
  examples: [['_x_ is not *undefined*', 'x !== undefined']],
  abrupt(node) {
    const test = abruptType(node);
    return test && { ...test, abrupt: !test.abrupt };
  },
  translate: (node, t) =>
    t.abruptTest(node) ?? t.b.binary('!==', t.expression(node.left), t.expression(node.right)),
};
