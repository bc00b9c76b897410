export default {
  kind: 'RemoveLast',
  category: 'Step',
  sentence: ['Remove the last element (from|of) {list:Expression}'],
  examples: [['Remove the last element from _list_.', null]],
  translate: (node, t) => t.unsupported('an element taken from a List'),
};
