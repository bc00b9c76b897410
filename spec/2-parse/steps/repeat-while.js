export default {
  kind: 'RepeatWhile',
  category: 'Step',
  body: true,
  loop: true,
  sentence: [
    'Repeat (,|) while {condition:Condition}(,|, do|)',
    'While {condition:Condition}(,|, do|, repeat|, repeat:)',
  ],
  examples: [
    ['Repeat, while _n_ is not 0,\n  Decrement _n_ by 1.', 'while (n !== 0) { n = n - 1; }'],
  ],
  translate: (node, t) => [t.b.loop(t.expression(node.condition), t.loopBody())],
};
