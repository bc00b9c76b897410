export default {
  name: 'ObjectCreate',
  clause: '9.1.13',
  note: 'Internal slots are stamped on the new object; nothing of it can be seen from outside. An object without them is a plain one.',
  parameters: ['proto', 'internalSlotsList?'],
  abrupt: false,
  code: function ObjectCreate(proto, internalSlotsList) {
    if (internalSlotsList === undefined) return $create(proto);
    return new InternalSlots($create(proto));
  },
  es5: function ObjectCreate(proto, internalSlotsList) {
    if (internalSlotsList === undefined) return $create(proto);
    const obj = proto instanceof Receiver ? proto.object : $create(proto);
    for (let i = 0; i < internalSlotsList.length; i++) {
      obj['_' + internalSlotsList[i]] = undefined;
    }
    return obj;
  },
};
