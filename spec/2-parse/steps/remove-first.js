export default {
  kind: 'RemoveFirst',
  category: 'Step',
  sentence: ['Remove the first element (from|of) {list:Expression}'],
  examples: [['Remove the first element from _list_.', null]],
  translate: (node, t) => t.unsupported('an element taken from a List'),
};
