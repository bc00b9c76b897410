export default {
  name: 'SameValueZero',
  clause: '7.2.10',
  parameters: ['x', 'y'],
  abrupt: false,
  steady: true,
  symmetric: true,
  code: function SameValueZero(x, y) {
    return x === y || (x !== x && y !== y);
  },
};
