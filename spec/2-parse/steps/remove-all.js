export default {
  kind: 'RemoveAll',
  category: 'Step',
  sentence: ['Remove all elements (from|of) {list:Expression}'],
  examples: [['Remove all elements from _list_.', null]],
  translate: (node, t) => t.unsupported('an element taken from a List'),
};
