/** One of several values. Of two it says what `is either` says. */
export default {
  kind: 'IsOneOf',
  category: 'Condition',
  sentence: [
    '{value:Expression} is one of {alternatives:Alternatives}',
    '{value:Expression} is (either |){alternatives:ThreeAlternatives}',
  ],
  means: ({ value, alternatives: { items } }) =>
    items
      .map((right) => ({ kind: 'Is', left: value, right }))
      .reduce((left, right) => ({ kind: 'Or', left, right })),
  examples: [
    [
      '_x_ is one of *true*, *false*, or *undefined*',
      'x === true || x === false || x === undefined',
    ],
  ],
  translate: ({ value, alternatives: { items } }, t) =>
    items
      .map((item) => t.b.binary('===', t.expression(value), t.expression(item)))
      .reduce((left, right) => t.b.logical('||', left, right)),
};
