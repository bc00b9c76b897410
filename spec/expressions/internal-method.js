/** An essential internal method; only primitives call one. */
export default {
  kind: 'InternalMethod',
  category: 'Expression',
  sentence: ['{call:InternalMethodCall}'],
  examples: [],
  translate: (node, t) => t.unsupported('an internal method'),
};
