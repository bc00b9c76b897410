/** An internal slot of an object, or a field of a Record. */
export default {
  kind: 'Slot',
  category: 'Expression',
  precedence: 2,
  sentence: [
    '{object:Expression}.{slot:Slot}',
    "{object:Expression}'s {slot:Slot} (internal slot|field|value|)",
    'the {slot:Slot} (internal slot|field) of {object:Expression}',
  ],
  examples: [
    ['_capability_.[[Promise]]', 'capability.Promise'],
    ["_capability_'s [[Promise]] internal slot", 'capability.Promise'],
    ['the [[Promise]] internal slot of _capability_', 'capability.Promise'],
  ],
  translate: (node, t) => t.slot(node.object, node.slot),
};
