/** The definition of a variable. */
export default {
  kind: 'Let',
  category: 'Step',
  sentence: ['Let {variable:Variable} (be|=) {value:Expression}'],
  /** A second `Let` of a variable, which older editions have, is what newer ones write as `Set`. */
  means: ({ variable, value }) => ({
    kind: 'Set',
    place: { kind: 'Variable', name: variable },
    value,
  }),
  examples: [
    ['Let _x_ be *undefined*.', 'x = undefined;'],
    ['Let _x_ be _y_.[[Handler]].', 'x = y.Handler;'],
  ],
  translate: (node, t) => t.define(node.variable, node.value),
};
