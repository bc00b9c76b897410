/** The List is the array that the engine makes for it. */
export default {
  name: 'OwnPropertyKeys',
  clause: '10.1.11',
  parameters: ['O'],
  internalMethod: true,
  abrupt: true,
  effects: { runsUserCode: true },
  code: function OwnPropertyKeys(O) {
    return $ownKeys(O);
  },
};
