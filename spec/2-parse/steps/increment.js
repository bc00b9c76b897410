export default {
  kind: 'Increment',
  category: 'Step',
  sentence: [
    '(Increment|Increase) {place:Place} by {amount:Expression}',
    '(Increment|Increase) {place:Place}',
  ],
  defaults: { amount: { kind: 'Literal', literal: { type: 'number', value: 1 } } },
  /** `Set _n_ to _n_ + 1` in other editions */
  means: ({ place, amount }) => ({
    kind: 'Set',
    place,
    value: { kind: 'Add', left: place, right: amount },
  }),
  examples: [['Increment _n_ by 1.', 'n = n + 1;']],
  translate: (node, t) => {
    const place = () => t.expression(node.place);
    return [t.b.assign(place(), t.b.binary('+', place(), t.expression(node.amount)))];
  },
};
