/** `2<sup>53</sup>`: a mathematical value. */
export default {
  kind: 'Power',
  category: 'Expression',
  precedence: 2,
  sentence: ['{base:Digits}{exponent:Exponent}'],
  examples: [['2<sup>53</sup>', '9007199254740992']],
  translate: ({ base, exponent }, t) =>
    /^\d+$/.test(exponent)
      ? t.b.literal(base.value ** Number(exponent))
      : t.unsupported('a power that is no number'),
};
