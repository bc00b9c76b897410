/** A new value for a variable, a slot, a field or an element of a List. */
export default {
  kind: 'Set',
  category: 'Step',
  sentence: ['Set {place:Place} to (be |){value:Expression}'],
  examples: [
    ['Set _x_ to _y_.', 'x = y;'],
    ['Set _values_[_index_] to _x_.', 'values[index] = x;'],
    ['Set _count_.[[value]] to _count_.[[value]] - 1.', 'count.value = count.value - 1;'],
  ],
  translate: (node, t) =>
    node.place.kind === 'Variable'
      ? t.define(node.place.name, node.value)
      : [t.b.assign(t.slots.target(node.place), t.expression(node.value))],
};
