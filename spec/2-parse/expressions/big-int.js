export default {
  kind: 'BigInt',
  category: 'Expression',
  sentence: ['{literal:Star}ℤ'],
  examples: [['*0*ℤ', null]],
  translate: (node, t) => t.unsupported('a BigInt'),
};
