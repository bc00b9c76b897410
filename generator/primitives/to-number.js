export default {
  name: 'ToNumber',
  clause: '7.1.3',
  parameters: ['argument'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function ToNumber(argument) {
    return +argument;
  },
};
