/** A List of one element says what the brackets say. */
export default {
  kind: 'SingletonList',
  category: 'Expression',
  precedence: 0,
  sentence: [
    'a (new |)List whose (sole|only) element is {element:Expression}',
    'a (new |)List (containing|containing only|consisting of|consisting only of) {element:Expression}',
  ],
  means: ({ element }) => ({ kind: 'List', elements: [element] }),
  examples: [['a List whose sole element is _x_', '[x]']],
  translate: (node, t) => t.b.array([t.expression(node.element)]),
};
