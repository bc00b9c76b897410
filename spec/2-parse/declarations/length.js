export default {
  kind: 'Length',
  category: 'Declaration',
  sentence: [
    'The `length` of the {subject:Words} is {length:Count}.',
    'The (`length`|`"length"`|*"length"*) property of (a|an|the) {subject:Words} is {length:Count}.',
    'Besides the `length` property {length:WhoseValueIs}, the {subject:Words} has the following properties:',
  ],
};
