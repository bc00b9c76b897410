export default {
  name: 'LengthOfArrayLike',
  clause: '7.3.18',
  parameters: ['obj'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function LengthOfArrayLike(obj) {
    const length = +obj.length;
    if (!(length >= 1)) return 0;
    return length < 9007199254740991 ? length - (length % 1) : 9007199254740991;
  },
};
