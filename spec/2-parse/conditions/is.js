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
  abrupt: (node) => abruptType(node),
  translate: (node, t) =>
    t.abruptTest(node) ?? t.b.binary('===', t.expression(node.left), t.expression(node.right)),
};

/** `_x_.[[type]] is ~throw~` asks what `_x_ is an abrupt completion` asks. */
const abruptType = ({ left, right }) =>
  left.kind === 'Slot' &&
  left.slot.toLowerCase() === 'type' &&
  left.object.kind === 'Variable' &&
  right.kind === 'Enum' &&
  ['throw', 'normal'].includes(right.name)
    ? { variable: left.object.name, abrupt: right.name === 'throw', onlyCompletions: true }
    : undefined;
