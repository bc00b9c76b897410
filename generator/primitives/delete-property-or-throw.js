/** In strict code a deletion that is refused throws. */
export default {
  name: 'DeletePropertyOrThrow',
  clause: '7.3.8',
  parameters: ['O', 'P'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function DeletePropertyOrThrow(O, P) {
    return delete O[P];
  },
};
