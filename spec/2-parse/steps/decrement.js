export default {
  kind: 'Decrement',
  category: 'Step',
  sentence: [
    '(Decrement|Decrease) {place:Place} by {amount:Expression}',
    '(Decrement|Decrease) {place:Place}',
  ],
  defaults: { amount: { kind: 'Literal', literal: { type: 'number', value: 1 } } },
  /** `Set _n_ to _n_ - 1` in other editions */
  means: ({ place, amount }) => ({
    kind: 'Set',
    place,
    value: { kind: 'Subtract', left: place, right: amount },
  }),
  examples: [['Decrement _n_ by 1.', 'n = n - 1;']],
  translate: (node, t) => {
    const place = () => t.expression(node.place);
    return [t.b.assign(place(), t.b.binary('-', place(), t.expression(node.amount)))];
  },
};
