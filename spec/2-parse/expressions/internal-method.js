/** An essential internal method; only primitives call one. */
export default {
  kind: 'InternalMethod',
  category: 'Expression',
  sentence: ['{call:InternalMethodCall}'],
  examples: [['_O_.[[Get]](_P_, _O_)', null]],
  translate: (node, t) => t.unsupported('an internal method'),
};
