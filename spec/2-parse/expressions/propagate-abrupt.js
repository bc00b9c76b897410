/** `?`: an abrupt completion ends the algorithm. JavaScript's exceptions do it. */
export default {
  kind: 'PropagateAbrupt',
  category: 'Expression',
  precedence: 0,
  sentence: ['? {value:Expression}'],
  examples: [['? Get(_o_, *"then"*)', "Get(o, 'then')"]],
  translate: (node, t) => t.valueOf(node.value),
};
