/** The steps of an Abstract Closure that a variable holds. */
export default {
  kind: 'ClosureCall',
  category: 'Expression',
  sentence: ['{call:ClosureCall}'],
  examples: [['_closure_(_x_)', 'Call(closure, undefined, [x])']],
  translate: ({ call }, t) => t.closureCall(t.read(call.closure), call.arguments),
};
