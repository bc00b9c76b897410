/** An assertion in words that no condition rule reads: it never was code. */
export default {
  kind: 'AssertProse',
  category: 'FallbackStep',
  sentence: ['Assert: {text:Prose}', 'Assert {text:Prose}'],
  examples: [],
  asserts: true,
  translate: () => [],
};
