export default {
  name: 'HasProperty',
  clause: '7.3.10',
  parameters: ['O', 'P'],
  internalMethod: true,
  abrupt: true,
  effects: { runsUserCode: true },
  code: function HasProperty(O, P) {
    return P in O;
  },
};
