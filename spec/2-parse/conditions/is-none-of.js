/** None of several values. */
export default {
  kind: 'IsNoneOf',
  category: 'Condition',
  sentence: [
    '{value:Expression} is neither {exclusions:ThreeExclusions}',
    '{value:Expression} is not (one|any) of {exclusions:Alternatives}',
  ],
  means: ({ value, exclusions: { items } }) =>
    items
      .map((right) => ({ kind: 'IsNot', left: value, right }))
      .reduce((left, right) => ({ kind: 'And', left, right })),
  examples: [
    [
      '_x_ is neither *true*, *false*, nor *undefined*',
      'x !== true && x !== false && x !== undefined',
    ],
  ],
  translate: ({ value, exclusions: { items } }, t) =>
    items
      .map((item) => t.b.binary('!==', t.expression(value), t.expression(item)))
      .reduce((left, right) => t.b.logical('&&', left, right)),
};
