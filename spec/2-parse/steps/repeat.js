export default {
  kind: 'Repeat',
  category: 'Step',
  body: true,
  loop: true,
  sentence: ['Repeat (,|)'],
  examples: [['Repeat,\n  Return _n_.', 'while (true) { return n; }']],
  translate: (node, t) => [t.b.loop(t.b.literal(true), t.loopBody())],
};
