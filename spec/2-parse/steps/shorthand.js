/** `IfAbruptRejectPromise(…)`: stands for the steps that its clause gives it. */
export default {
  kind: 'Shorthand',
  category: 'Step',
  sentence: ['{call:Call}'],
  examples: [
    [
      'IfAbruptRejectPromise(_x_, _capability_).',
      'if (x instanceof ThrowCompletion) { rejectResult = Call(capability.Reject, undefined, [x.value]); return capability.Promise; }',
    ],
  ],
  translate: (node, t) => t.expand(node.call),
};
