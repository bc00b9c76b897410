/** `!`: never abrupt. */
export default {
  kind: 'AssertNormal',
  category: 'Expression',
  precedence: 0,
  sentence: ['! {value:Expression}'],
  examples: [['! Get(_o_, *"then"*)', "Get(o, 'then')"]],
  translate: (node, t) => t.valueOf(node.value),
};
