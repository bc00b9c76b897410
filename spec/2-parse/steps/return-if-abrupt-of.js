/** `ReturnIfAbrupt` of what no variable holds: performed, and its abrupt completion passed on. */
export default {
  kind: 'ReturnIfAbruptOf',
  category: 'Step',
  sentence: ['ReturnIfAbrupt({value:NoVariable})'],
  means: ({ value }) => ({ kind: 'Perform', value: { kind: 'PropagateAbrupt', value } }),
  examples: [['ReturnIfAbrupt(Call(_f_, *undefined*)).', 'Call(f, undefined);']],
  translate: (node, t) => [t.b.statement(t.valueOf(node.value))],
};
