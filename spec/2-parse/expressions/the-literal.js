/** `the String value *"then"*`: words around a language value. */
export default {
  kind: 'TheLiteral',
  category: 'Expression',
  sentence: ['the (value|String|String value|Number|Number value) {value:LiteralExpression}'],
  transparent: 'value',
  examples: [['the String value *"then"*', "'then'"]],
  translate: (node, t) => t.expression(node.value),
};
