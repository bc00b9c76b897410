/** A specification value like ~throw~ or ~empty~: no value of a program equals it. */
export default {
  kind: 'Enum',
  category: 'Expression',
  sentence: ['{name:Enum}'],
  examples: [['~throw~', 'enumThrow']],
  translate: (node, t) => t.enumeration(node.name),
};
