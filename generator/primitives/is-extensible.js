export default {
  name: 'IsExtensible',
  clause: '7.2.5',
  parameters: ['O'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function IsExtensible(O) {
    return $isExtensible(O);
  },
};
