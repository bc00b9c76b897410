export default {
  kind: 'IsEmpty',
  category: 'Condition',
  sentence: [
    '{list:Expression} is empty',
    '{list:Expression} is an empty List',
    '{list:Expression} has no elements',
  ],
  means: ({ list }) => ({ kind: 'Is', left: list, right: { kind: 'List', elements: [] } }),
  examples: [['_list_ is empty', 'list.length === 0']],
  translate: (node, t) =>
    t.b.binary('===', t.b.member(t.expression(node.list), 'length'), t.b.literal(0)),
};
