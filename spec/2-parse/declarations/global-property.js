/** Under which name the constructor is a property of the global object. */
export default {
  kind: 'GlobalProperty',
  category: 'Declaration',
  sentence: [
    'The {name:Word} constructor is the initial value of the {property:Name} property of the global object.',
  ],
};
