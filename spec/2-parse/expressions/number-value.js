/** The Number for a mathematical value, or the other way round: both are JavaScript numbers here. */
export default {
  kind: 'NumberValue',
  category: 'Expression',
  sentence: ['𝔽({value:Expression})', 'ℝ({value:Expression})'],
  transparent: 'value',
  examples: [['𝔽(_x_)', 'x']],
  translate: (node, t) => t.expression(node.value),
};
