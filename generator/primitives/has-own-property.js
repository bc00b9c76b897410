export default {
  name: 'HasOwnProperty',
  clause: '7.3.11',
  parameters: ['O', 'P'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function HasOwnProperty(O, P) {
    return $getOwnPropertyDescriptor(O, P) !== undefined;
  },
};
