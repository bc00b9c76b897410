/** A language value, or a Number or mathematical value: both are JavaScript numbers here. */
export default {
  kind: 'Literal',
  category: 'Expression',
  sentence: [
    '{literal:Star}(|𝔽)',
    '{literal:Code}',
    '{literal:Digits}',
    '{literal:Quoted}',
    '{literal:Infinity}',
    '{literal:Bare}',
    'the empty String',
  ],
  defaults: { literal: { type: 'string', value: '' } },
  canonical: ({ literal }) => (literal.type === 'number' ? 2 : 0),
  examples: [
    ['*"then"*', "'then'"],
    ['`"then"`', "'then'"],
    ['*undefined*', 'undefined'],
    ['undefined', 'undefined'],
    ['1', '1'],
    ['the empty String', "''"],
    ['*-1*', '-1'],
    ['*-0*', null],
  ],
  translate: ({ literal }, t) => {
    if (literal.type === 'special') return t.unsupported(`the number ${literal.value}`);
    return t.b.constant(literal.value);
  },
};
