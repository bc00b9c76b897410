/** A List in its order. What is appended while it runs is met too, as in the standard's Lists. */
export default {
  kind: 'ForEach',
  category: 'Step',
  body: true,
  loop: true,
  sentence: [
    'For each (element |){variable:Variable} (of|in) {list:Expression}(, do|,|)',
    'For every element {variable:Variable} (of|in) {list:Expression}(, do|,|)',
    '(For|Repeat for|Repeat, for) each (element |){variable:Variable} (in|of) {list:Expression}(,|) in (original insertion|List|list) order(, do|,|)',
    'Repeat (, |) for each (element |){variable:Variable} (of|in) {list:Expression}(,|)',
    'For each {type:ElementType} {variable:Variable} (of|in) {list:Expression}(, do|,|)',
    '(For|Repeat for|Repeat, for) each {variable:Variable} that is an element of {list:Expression}(, do|,|)',
  ],
  aside: ['type'],
  examples: [
    [
      'For each element _e_ of _list_, do\n  Perform IsPromise(_e_).',
      'for (let eIndex = 0; eIndex < list.length; eIndex++) { e = list[eIndex]; IsPromise(e); }',
    ],
  ],
  translate: (node, t) => {
    const index = t.fresh(`${node.variable}Index`);
    const list = () => t.expression(node.list);
    const element = t.b.assign(t.introduce(node.variable), t.b.element(list(), index));
    return [t.b.forEach(index, t.b.member(list(), 'length'), [element, ...t.loopBody(index)])];
  },
};
