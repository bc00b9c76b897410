export default {
  name: 'IsPropertyKey',
  clause: '7.2.7',
  parameters: ['argument'],
  abrupt: false,
  code: function IsPropertyKey(argument) {
    return typeof argument === 'string' || typeof argument === 'symbol';
  },
};
