/** The steps of an Abstract Closure that a variable holds. */
export default {
  kind: 'ClosureCall',
  category: 'Expression',
  sentence: ['{call:ClosureCall}'],
  examples: [['_closure_(_x_)', null]],
  translate: (node, t) => t.unsupported('a call of an Abstract Closure'),
};
