export default {
  kind: 'RepeatWhile',
  category: 'Step',
  body: true,
  sentence: ['Repeat (,|) while {condition:Condition}(,|, do|)'],
  examples: [],
  translate: (node, t) => [t.b.loop(t.expression(node.condition), t.loopBody())],
};
