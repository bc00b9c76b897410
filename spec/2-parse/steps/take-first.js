/** An element leaves a List, and a variable holds it. */
export default {
  kind: 'TakeFirst',
  category: 'Step',
  sentence: [
    'Remove the first element from {list:Expression} and let {variable:Variable} be (that element|the value of that element|the value of the element)',
  ],
  examples: [['Remove the first element from _list_ and let _x_ be that element.', null]],
  translate: (node, t) => t.unsupported('an element taken from a List'),
};
