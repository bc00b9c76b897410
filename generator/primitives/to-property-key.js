/** The engine finds the key: what has a method for it may give a symbol. */
export default {
  name: 'ToPropertyKey',
  clause: '7.1.14',
  parameters: ['argument'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function ToPropertyKey(argument) {
    const object = $create(null);
    object[argument] = undefined;
    return $ownKeys(object)[0];
  },
};
