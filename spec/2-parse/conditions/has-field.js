/** A field that a Record may lack, as Property Descriptors do. */
export default {
  kind: 'HasField',
  category: 'Condition',
  sentence: [
    '{object:Expression} has (a|an) {slot:Slot} field',
    '{object:Expression}.{slot:Slot} is present',
    'the {slot:Slot} field of {object:Expression} is present',
  ],
  examples: [['_record_ has a [[Promise]] field', 'HasField(record, { Promise: undefined })']],
  translate: (node, t) => t.hasField(node.object, node.slot),
};
