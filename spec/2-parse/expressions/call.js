/** An abstract operation, translated or primitive. */
export default {
  kind: 'Call',
  category: 'Expression',
  sentence: ['{call:Call}'],
  examples: [['Call(_f_, *undefined*, « _x_ »)', 'Call(f, undefined, [x])']],
  translate: ({ call }, t) => t.operation(call.operation, call.arguments),
};
