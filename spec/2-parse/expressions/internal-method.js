/** An essential internal method: a primitive, where there is one. Of a Record it is a field that holds a closure. */
export default {
  kind: 'InternalMethod',
  category: 'Expression',
  sentence: ['{call:InternalMethodCall}'],
  examples: [
    ['_O_.[[OwnPropertyKeys]]()', 'OwnPropertyKeys(O)'],
    ['_O_.[[Get]](_P_, _O_)', null],
  ],
  translate: (node, t) => t.internalMethod(node.call),
};
