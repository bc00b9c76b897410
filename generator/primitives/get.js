export default {
  name: 'Get',
  clause: '7.3.1',
  parameters: ['O', 'P'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function Get(O, P) {
    return O[P];
  },
};
