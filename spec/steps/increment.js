export default {
  kind: 'Increment',
  category: 'Step',
  sentence: ['Increment {place:Place} by {amount:Expression}'],
  examples: [['Increment _n_ by 1.', 'n = n + 1;']],
  translate: (node, t) => {
    const place = () => t.expression(node.place);
    return [t.b.assign(place(), t.b.binary('+', place(), t.expression(node.amount)))];
  },
};
