/** As ObjectCreate, which it is since ES2020: an object without slots stays one. */
export default {
  name: 'OrdinaryObjectCreate',
  clause: '10.1.12',
  parameters: ['proto', 'additionalInternalSlotsList?'],
  abrupt: false,
  code: function OrdinaryObjectCreate(proto, additionalInternalSlotsList) {
    const slots = additionalInternalSlotsList === undefined ? [] : additionalInternalSlotsList;
    return slots.length === 0 ? $create(proto) : new InternalSlots($create(proto));
  },
  es5: function OrdinaryObjectCreate(proto, additionalInternalSlotsList) {
    const slots = additionalInternalSlotsList === undefined ? [] : additionalInternalSlotsList;
    const obj = proto instanceof Receiver ? proto.object : $create(proto);
    for (let i = 0; i < slots.length; i++) obj['_' + slots[i]] = undefined;
    return obj;
  },
};
