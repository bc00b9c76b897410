/** A List from its end. */
export default {
  kind: 'ForEachReversed',
  category: 'Step',
  body: true,
  loop: true,
  sentence: [
    'For each (element |){variable:Variable} (of|in) {list:Expression}(,|) in reverse (List|list) order(, do|,|)',
  ],
  examples: [
    ['For each element _e_ of _list_, in reverse List order, do\n  Perform IsPromise(_e_).', null],
  ],
  translate: (node, t) => t.unsupported('a List from its end'),
};
