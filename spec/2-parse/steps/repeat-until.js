export default {
  kind: 'RepeatUntil',
  category: 'Step',
  body: true,
  loop: true,
  sentence: ['Repeat (,|) until {condition:Condition}(,|, do|)'],
  examples: [
    ['Repeat, until _n_ is 0,\n  Decrement _n_ by 1.', 'while (!(n === 0)) { n = n - 1; }'],
  ],
  translate: (node, t) => [t.b.loop(t.b.not(t.expression(node.condition)), t.loopBody())],
};
