/** True of every value that may be a completion: a normal one is represented by its value. */
export default {
  kind: 'IsCompletionRecord',
  category: 'Condition',
  sentence: ['{variable:Variable} is a (Completion Record|completion record|completion)'],
  examples: [['_x_ is a Completion Record', 'true']],
  translate: (node, t) => t.b.literal(true),
};
