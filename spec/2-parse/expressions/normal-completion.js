/** A normal completion is represented by its value. */
export default {
  kind: 'NormalCompletion',
  category: 'Expression',
  sentence: ['NormalCompletion({value:Expression})'],
  examples: [['NormalCompletion(_x_)', 'x']],
  translate: (node, t) => t.expression(node.value),
};
