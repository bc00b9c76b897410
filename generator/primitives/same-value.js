export default {
  name: 'SameValue',
  clause: '7.2.9',
  parameters: ['x', 'y'],
  abrupt: false,
  steady: true,
  symmetric: true,
  code: function SameValue(x, y) {
    return $is(x, y);
  },
  es5: function SameValue(x, y) {
    return x === y ? x !== 0 || 1 / x === 1 / y : x !== x && y !== y;
  },
};
