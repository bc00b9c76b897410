export default {
  kind: 'SlotHoldsObject',
  category: 'Condition',
  sentence: [
    '{object:Expression}.{slot:Slot} holds an Object',
    '{object:Expression} has (a|an) {slot:Slot} internal slot whose value is an Object',
  ],
  examples: [
    [
      '_F_ has a [[Promise]] internal slot whose value is an Object',
      "Type(F.Promise) === 'Object'",
    ],
    [
      '_x_ has a [[PromiseResult]] internal slot whose value is an Object',
      "#PromiseResult in $Object(x) && Type(x.#PromiseResult) === 'Object'",
    ],
  ],
  translate({ object, slot }, t) {
    const value = t.slot(object, slot);
    const isObject = t.b.binary('===', t.call('Type', [value]), t.b.literal('Object'));
    // what is no instance has the slots of its maker
    return t.slots.isOfInstance(value, slot)
      ? t.b.logical('&&', t.hasSlot(t.expression(object), slot), isObject)
      : isObject;
  },
};
