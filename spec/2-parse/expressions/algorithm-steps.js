export default {
  kind: 'AlgorithmSteps',
  category: 'Expression',
  sentence: [
    'the algorithm steps (defined|specified|described) in {steps:Section}',
    'the steps of {steps:Section}',
  ],
  examples: [['the algorithm steps defined in Promise Reject Functions', null]],
  translate: (node, t) => t.unsupported('algorithm steps as a value'),
};
