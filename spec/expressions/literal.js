/** A language value, or a Number or mathematical value: both are JavaScript numbers here. */
export default {
  kind: 'Literal',
  category: 'Expression',
  sentence: ['{literal:Star}(|𝔽)', '{literal:Code}', '{literal:Digits}'],
  canonical: ({ literal }) => (literal.type === 'number' ? 2 : 0),
  examples: [
    ['*"then"*', "'then'"],
    ['`"then"`', "'then'"],
    ['*undefined*', 'undefined'],
    ['1', '1'],
  ],
  translate: ({ literal }, t) =>
    literal.type === 'undefined' ? t.b.undefined() : t.b.literal(literal.value),
};
