/** A List from its end. */
export default {
  kind: 'ForEachReversed',
  category: 'Step',
  body: true,
  loop: true,
  sentence: [
    'For each (element |){variable:Variable} (of|in) {list:Expression}(,|) in reverse (List|list|) order(, do|,|)',
  ],
  examples: [
    [
      'For each element _e_ of _list_, in reverse List order, do\n  Perform IsPromise(_e_).',
      'for (let eIndex = list.length - 1; eIndex >= 0; eIndex--) { e = list[eIndex]; IsPromise(e); }',
    ],
  ],
  translate: (node, t) => {
    const index = t.fresh(`${node.variable}Index`);
    const list = () => t.expression(node.list);
    const last = t.b.binary('-', t.b.member(list(), 'length'), t.b.literal(1));
    const element = t.b.assign(t.introduce(node.variable), t.b.element(list(), index));
    return [t.b.forEachReversed(index, last, [element, ...t.loopBody(index)])];
  },
};
