export default {
  kind: 'Length',
  category: 'Declaration',
  sentence: [
    'The `length` of (the|this) {subject:Words} is {length:Count}.',
    'The (value of the |initial value of the |)(`length`|`"length"`|*"length"*) property of (a|an|the|this) {subject:Words} is {length:Count}.',
    'This {subject:Words} has a (`length`|`"length"`|*"length"*) property whose value is {length:Count}.',
    'Besides the `length` property {length:WhoseValueIs}, the {subject:Words} has the following properties:',
  ],
};
