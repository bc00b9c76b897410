export default {
  kind: 'Repeat',
  category: 'Step',
  body: true,
  sentence: ['Repeat (,|)'],
  examples: [],
  translate: (node, t) => [t.b.loop(t.b.literal(true), t.loopBody())],
};
