export default {
  kind: 'Remove',
  category: 'Step',
  sentence: ['Remove {value:Expression} from {list:Expression}'],
  examples: [['Remove _x_ from _list_.', null]],
  translate: (node, t) => t.unsupported('an element taken from a List'),
};
