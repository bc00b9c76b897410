/** What the standard knows to be true: no code, an entry in the ledger. */
export default {
  kind: 'Assert',
  category: 'Step',
  asserts: true,
  sentence: ['Assert (:|) {condition:Condition}', 'Assert (:|) {condition:LeadingCondition}'],
  examples: [['Assert: Type(_x_) is Object.', '']],
  translate: () => [],
};
