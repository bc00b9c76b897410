/** All elements of one List behind those of another. */
export default {
  kind: 'AppendAll',
  category: 'Step',
  sentence: [
    'Append (each element|the elements|all elements|all the elements) of {elements:Expression} to (the end of |){list:Expression}',
    'Append to {list:Expression} (each element|the elements|all elements|all the elements) of {elements:Expression}',
  ],
  examples: [
    [
      'Append each element of _x_ to _list_.',
      'for (let elementIndex = 0; elementIndex < x.length; elementIndex++) { AppendToList(list, x[elementIndex]); }',
    ],
  ],
  translate: (node, t) => {
    const index = t.fresh('elementIndex');
    const elements = () => t.expression(node.elements);
    const append = t.call('AppendToList', [
      t.expression(node.list),
      t.b.element(elements(), index),
    ]);
    return [t.b.forEach(index, t.b.member(elements(), 'length'), [t.b.statement(append)])];
  },
};
