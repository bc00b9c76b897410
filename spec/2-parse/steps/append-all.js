/** All elements of one List behind those of another. */
export default {
  kind: 'AppendAll',
  category: 'Step',
  sentence: [
    'Append (each element|the elements|all elements|all the elements) of {elements:Expression} to (the end of |){list:Expression}',
    'Append to {list:Expression} (each element|the elements|all elements|all the elements) of {elements:Expression}',
  ],
  examples: [['Append each element of _x_ to _list_.', null]],
  translate: (node, t) => t.unsupported('the elements of a List'),
};
