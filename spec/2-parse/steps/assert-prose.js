/** An assertion in words that no condition rule reads: it never was code. */
export default {
  kind: 'AssertProse',
  category: 'FallbackStep',
  asserts: true,
  sentence: ['Assert: {text:Prose}', 'Assert {text:Prose}'],
  examples: [['Assert: the sky is blue.', '']],
  translate: () => [],
};
