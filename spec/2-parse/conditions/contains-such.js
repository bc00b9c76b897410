/**
 * An element for which something holds; the variable stands for it in what follows, and an `and`
 * behind it belongs to what holds.
 */
export default {
  kind: 'ContainsSuch',
  category: 'Condition',
  precedence: 0,
  sentence: [
    '{list:Expression} contains (a|an) {type:ElementType} {variable:Variable} such that {condition:Condition}',
    '{list:Expression} contains an element {variable:Variable} such that {condition:Condition}',
  ],
  aside: ['type'],
  examples: [['_list_ contains an element _e_ such that _e_.[[Done]] is *true*', null]],
  translate: (node, t) => t.unsupported('the elements of a List'),
};
