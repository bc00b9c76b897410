export default {
  kind: 'RepeatUntil',
  category: 'Step',
  body: true,
  sentence: ['Repeat (,|) until {condition:Condition}(,|, do|)'],
  examples: [],
  translate: (node, t) => [t.b.loop(t.b.not(t.expression(node.condition)), t.loopBody())],
};
