/** One slot of several objects. */
export default {
  kind: 'SetSlots',
  category: 'Step',
  sentence: [
    "Set {objects:SeveralVariables}'s {slot:Slot} internal slots to {value:Expression}",
    'Set the {slot:Slot} internal slots of {objects:SeveralVariables} to {value:Expression}',
  ],
  examples: [
    [
      "Let _a_ be _x_.\nLet _b_ be _x_.\nSet _a_ and _b_'s [[Promise]] internal slots to _x_.",
      'a = x; b = x; a.Promise = x; b.Promise = x;',
    ],
  ],
  translate: ({ objects, slot, value }, t) =>
    objects.map((name) =>
      t.b.assign(t.slot({ kind: 'Variable', name }, slot), t.expression(value)),
    ),
};
