export default {
  kind: 'HasNoField',
  category: 'Condition',
  sentence: [
    '{object:Expression} does not have (a|an) {slot:Slot} field',
    '{object:Expression}.{slot:Slot} is (absent|not present)',
    'the {slot:Slot} field of {object:Expression} is absent',
  ],
  examples: [
    ['_record_ does not have a [[Promise]] field', '!HasField(record, { Promise: undefined })'],
  ],
  translate: (node, t) => t.b.not(t.hasField(node.object, node.slot)),
};
