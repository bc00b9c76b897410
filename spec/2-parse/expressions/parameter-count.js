export default {
  kind: 'ParameterCount',
  category: 'Expression',
  sentence: [
    'the number of (non-optional|required) parameters of the function definition in {steps:Section}',
    'the parameter count of {steps:Section}',
  ],
  examples: [
    [
      'the number of required parameters of the function definition in Promise Reject Functions',
      null,
    ],
  ],
  translate: (node, t) => t.unsupported('a number of parameters as a value'),
};
