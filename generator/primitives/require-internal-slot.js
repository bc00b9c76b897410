export default {
  name: 'RequireInternalSlot',
  clause: '10.1.15',
  note: 'The caller asks for the slot, whose name is no value here.',
  parameters: ['O', 'internalSlot'],
  asksForSlot: true,
  abrupt: true,
  code: function RequireInternalSlot(hasSlot) {
    if (!hasSlot)
      throw new $TypeError('not an object with this internal slot (10.1.15 RequireInternalSlot)');
  },
};
