/** A function object whose steps another clause gives. */
export default {
  kind: 'BuiltInFunction',
  category: 'Expression',
  sentence: [
    'a new function of {steps:Section}',
    'a new built-in function object as (defined|described|specified) in {steps:Section}',
  ],
  examples: [['a new function of Promise Reject Functions', null]],
  translate: (node, t) => t.unsupported('a built-in function object that no variable names'),
};
