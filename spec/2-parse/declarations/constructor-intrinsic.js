export default {
  kind: 'ConstructorIntrinsic',
  category: 'Declaration',
  sentence: [
    'The {name:Word} constructor is (the intrinsic object |){intrinsic:Intrinsic}.',
    'The {name:Word} constructor is {intrinsic:Intrinsic} and the initial value of the {property:Name} property of the global object.',
    'The {name:Word} constructor is the {intrinsic:Intrinsic} intrinsic object and the initial value of the {property:Name} property of the global object.',
  ],
};
