/** The definition of a variable. */
export default {
  kind: 'Let',
  category: 'Step',
  sentence: ['Let {variable:Variable} be {value:Expression}'],
  examples: [
    ['Let _x_ be *undefined*.', 'x = undefined;'],
    ['Let _x_ be _y_.[[Handler]].', 'x = y.Handler;'],
  ],
  translate: (node, t) => t.define(node.variable, node.value),
};
