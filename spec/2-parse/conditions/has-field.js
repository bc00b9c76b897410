/** A field that a Record may lack, as Property Descriptors do. */
export default {
  kind: 'HasField',
  category: 'Condition',
  sentence: [
    '{object:Expression} has (a|an) {slot:Slot} field',
    '{object:Expression}.{slot:Slot} is present',
    'the {slot:Slot} field of {object:Expression} is present',
  ],
  examples: [['_descriptor_ has a [[Value]] field', null]],
  translate: (node, t) => t.unsupported('whether a Record has a field'),
};
