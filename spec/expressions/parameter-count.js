export default {
  kind: 'ParameterCount',
  category: 'Expression',
  sentence: [
    'the number of (non-optional|required) parameters of the function definition in {steps:Section}',
  ],
  examples: [],
  translate: (node, t) => t.unsupported('a number of parameters as a value'),
};
