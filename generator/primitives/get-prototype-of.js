export default {
  name: 'GetPrototypeOf',
  clause: '10.1.1',
  parameters: ['O'],
  internalMethod: true,
  abrupt: true,
  effects: { runsUserCode: true },
  code: function GetPrototypeOf(O) {
    return $getPrototypeOf(O);
  },
};
