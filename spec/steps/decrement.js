export default {
  kind: 'Decrement',
  category: 'Step',
  sentence: ['Decrement {place:Place} by {amount:Expression}'],
  examples: [['Decrement _n_ by 1.', 'n = n - 1;']],
  translate: (node, t) => {
    const place = () => t.expression(node.place);
    return [t.b.assign(place(), t.b.binary('-', place(), t.expression(node.amount)))];
  },
};
