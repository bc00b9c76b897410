export default {
  name: 'IsStrictlyEqual',
  clause: '7.2.13',
  parameters: ['x', 'y'],
  abrupt: false,
  steady: true,
  symmetric: true,
  code: function IsStrictlyEqual(x, y) {
    return x === y;
  },
};
