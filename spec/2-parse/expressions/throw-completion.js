/** A throw completion that is kept; the ones that are not kept are JavaScript exceptions. */
export default {
  kind: 'ThrowCompletion',
  category: 'Expression',
  sentence: ['ThrowCompletion({value:Expression})'],
  examples: [['ThrowCompletion(_x_)', 'new ThrowCompletion(x)']],
  translate: (node, t) => t.throwCompletion(t.expression(node.value)),
};
