/** `IfAbruptRejectPromise(…)`: stands for the steps that its clause gives it. */
export default {
  kind: 'Shorthand',
  category: 'Step',
  sentence: ['{call:Call}'],
  examples: [],
  translate: (node, t) => t.expand(node.call),
};
