export default {
  kind: 'InitialValue',
  category: 'Declaration',
  sentence: [
    '{property:Name} is initially {value:Intrinsic}.',
    'The initial value of {property:Name} is {value:Intrinsic}.',
    'The initial value of {property:Name} is {value:PrototypeObject}.',
    'The initial value of {property:Name} is the intrinsic object {value:Intrinsic}.',
    'The initial value of {property:Name} is the intrinsic object {value:Intrinsic} {see:Reference}.',
  ],
  aside: ['see'],
};
