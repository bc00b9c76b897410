/** The [[Prototype]] of a built-in object. */
export default {
  kind: 'PrototypeLink',
  category: 'Declaration',
  sentence: [
    'The [[Prototype]] of the {name:Name} {role:Role} is {intrinsic:Intrinsic}.',
    'The {name:Name} {role:Role} has a [[Prototype]] internal slot whose value is (the intrinsic object |){intrinsic:Intrinsic}.',
    'The value of the [[Prototype]] internal slot of the {name:Name} {role:Role} is the intrinsic object {intrinsic:Intrinsic}.',
    'The value of the [[Prototype]] internal slot of the {name:Name} {role:Role} is the intrinsic object {intrinsic:Intrinsic} {see:Reference}.',
  ],
  aside: ['see'],
};
