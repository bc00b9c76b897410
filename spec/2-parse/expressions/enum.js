/** A specification value like ~throw~ or ~empty~: a string, which user code never sees. */
export default {
  kind: 'Enum',
  category: 'Expression',
  sentence: ['{name:Enum}'],
  examples: [['~throw~', "'throw'"]],
  translate: (node, t) => t.b.literal(node.name),
};
