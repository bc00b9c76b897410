/** A List of its own with the elements of another. */
export default {
  kind: 'Copy',
  category: 'Expression',
  precedence: 0,
  sentence: [
    'a copy of {list:Expression}',
    'a (new |)List (containing|of|that contains|with) the (same elements as|elements of) {list:Expression}',
  ],
  examples: [['a copy of _list_', 'ListConcatenation([list])']],
  translate: (node, t) => t.call('ListConcatenation', [t.b.array([t.expression(node.list)])]),
};
