export default {
  name: 'ToBoolean',
  clause: '7.1.2',
  parameters: ['argument'],
  abrupt: false,
  steady: true,
  propagates: [0],
  code: function ToBoolean(argument) {
    return !!argument;
  },
};
