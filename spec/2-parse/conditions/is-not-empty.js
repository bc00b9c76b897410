export default {
  kind: 'IsNotEmpty',
  category: 'Condition',
  sentence: [
    '{list:Expression} is not empty',
    '{list:Expression} is not an empty List',
    '{list:Expression} has any elements',
  ],
  means: ({ list }) => ({ kind: 'IsNot', left: list, right: { kind: 'List', elements: [] } }),
  examples: [['_list_ is not empty', 'list.length !== 0']],
  translate: (node, t) =>
    t.b.binary('!==', t.b.member(t.expression(node.list), 'length'), t.b.literal(0)),
};
