export default {
  kind: 'HasNoField',
  category: 'Condition',
  sentence: [
    '{object:Expression} does not have (a|an) {slot:Slot} field',
    '{object:Expression}.{slot:Slot} is (absent|not present)',
    'the {slot:Slot} field of {object:Expression} is absent',
  ],
  examples: [['_descriptor_ does not have a [[Value]] field', null]],
  translate: (node, t) => t.unsupported('whether a Record has a field'),
};
