/** An operation that each kind of Record defines for itself: `_environment_.HasBinding(_name_)`. */
export default {
  kind: 'MethodCall',
  category: 'Expression',
  sentence: ['{call:MethodCall}'],
  examples: [['_record_.HasBinding(_name_)', null]],
  translate: (node, t) => t.unsupported('a method of a Record'),
};
