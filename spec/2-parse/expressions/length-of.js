/** Of a String. The elements of a List are counted. */
export default {
  kind: 'LengthOf',
  category: 'Expression',
  precedence: 1.5,
  sentence: ['the (length of|number of code units in) {value:Factor}'],
  examples: [['the length of _text_', 'text.length']],
  translate: (node, t) => t.b.member(t.expression(node.value), 'length'),
};
