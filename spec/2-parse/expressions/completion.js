/** `Completion(_x_)`: the completion itself, not the value in it. */
export default {
  kind: 'Completion',
  category: 'Expression',
  sentence: ['Completion({value:Expression})'],
  examples: [['Completion(_x_)', 'x']],
  translate: (node, t) => t.completions.unkept(node),
};
