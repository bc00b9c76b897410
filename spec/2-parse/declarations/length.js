export default {
  kind: 'Length',
  category: 'Declaration',
  sentence: [
    'The `length` of the {subject:Words} is {length:Digits}.',
    'The (`length`|*"length"*) property of (a|the) {subject:Words} is {length:Digits}.',
    'The (`length`|*"length"*) property of (a|the) {subject:Words} is {length:Star}(|𝔽).',
    'Besides the `length` property {length:WhoseValueIs}, the {subject:Words} has the following properties:',
  ],
};
