export default {
  kind: 'Return',
  category: 'Step',
  sentence: ['Return {value:Expression}', 'Return'],
  defaults: { value: { kind: 'Literal', literal: { type: 'undefined' } } },
  examples: [
    ['Return *undefined*.', 'return undefined;'],
    ['Return ? Call(_f_, *undefined*).', 'return Call(f, undefined);'],
    ['Return ThrowCompletion(_e_).', 'throw e;'],
  ],
  translate: (node, t) => t.complete(node.value),
};
