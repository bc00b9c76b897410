export default {
  name: 'Get',
  clause: '7.3.1',
  parameters: ['O', 'P'],
  abrupt: true,
  effects: { runsUserCode: true },
  givesUserValue: true,
  code: function Get(O, P) {
    return O[P];
  },
};
