/**
 * @param {string} connective `&&` or `||`
 * @param {string} operator `===` or `!==`
 * @returns {(node: any, t: any) => any} asks two values about a third one
 */
export const eachOfTwo =
  (connective, operator) =>
  ({ first, second, value }, t) =>
    t.b.logical(
      connective,
      t.b.binary(operator, t.expression(first), t.expression(value)),
      t.b.binary(operator, t.expression(second), t.expression(value)),
    );

/** Two values that are the same third one. */
export default {
  kind: 'BothAre',
  category: 'Condition',
  sentence: [
    '{first:Expression} and {second:Expression} are both {value:Expression}',
    'both {first:Expression} and {second:Expression} are {value:Expression}',
  ],
  means: ({ first, second, value }) => ({
    kind: 'And',
    left: { kind: 'Is', left: first, right: value },
    right: { kind: 'Is', left: second, right: value },
  }),
  examples: [['_x_ and _y_ are both *undefined*', 'x === undefined && y === undefined']],
  translate: eachOfTwo('&&', '==='),
};
