/** `the element at index …` says what an index in brackets says. */
export default {
  kind: 'ElementAtIndex',
  category: 'Expression',
  precedence: 1.5,
  sentence: [
    'the element of {list:Factor} at index {index:Factor}',
    'the element at index {index:Factor} (of|in) {list:Factor}',
  ],
  means: ({ list, index }) => ({ kind: 'Element', list, index }),
  examples: [
    ['the element of _list_ at index _i_', 'list[i]'],
    ['the element at index _i_ of _list_', 'list[i]'],
  ],
  translate: (node, t) => t.b.element(t.expression(node.list), t.expression(node.index)),
};
