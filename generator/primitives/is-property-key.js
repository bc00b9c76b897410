export default {
  name: 'IsPropertyKey',
  clause: '7.2.7',
  parameters: ['argument'],
  abrupt: false,
  steady: true,
  code: function IsPropertyKey(argument) {
    return typeof argument === 'string' || typeof argument === 'symbol';
  },
};
