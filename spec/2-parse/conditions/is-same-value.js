/** Values that are the same one by every question: zeros have signs, and NaN is itself. */
const CONSTANTS = new Set(['Literal', 'Enum', 'Intrinsic']);

/** Whether JavaScript's own question says the same of an operand, whatever the other one is. */
const isPlain = ({ kind, literal }) => CONSTANTS.has(kind) && literal?.value !== 0;

/**
 * @param {{left: any, right: any}} node
 * @param {any} t
 * @returns {any} the question whether two values are the same
 */
export const isSameValue = ({ left, right }, t) => {
  const operands = [left, right].map((operand) => t.expression(operand));
  return [left, right].some(isPlain)
    ? t.b.binary('===', ...operands)
    : t.call('SameValue', operands);
};

/** Language values are compared with SameValue in the standard, which these words say as well. */
export default {
  kind: 'IsSameValue',
  category: 'Condition',
  sentence: [
    '{left:Expression} is the same value as {right:Expression}',
    '{left:Expression} and {right:Expression} are the same value',
  ],
  examples: [
    ['_x_ and _y_ are the same value', 'SameValue(x, y)'],
    ['_x_ is the same value as *undefined*', 'x === undefined'],
    ['_x_ is the same value as *+0*', 'SameValue(x, 0)'],
  ],
  translate: isSameValue,
};
