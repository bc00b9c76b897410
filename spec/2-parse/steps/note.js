export default {
  kind: 'Note',
  category: 'Step',
  sentence: ['NOTE (:|) {text:Prose}', 'Note: {text:Prose}', 'Note that {text:Prose}'],
  aside: ['text'],
  examples: [['NOTE: This changes nothing.', '']],
  translate: () => [],
};
