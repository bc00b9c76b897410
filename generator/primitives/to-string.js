export default {
  name: 'ToString',
  clause: '7.1.12',
  parameters: ['argument'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function ToString(argument) {
    if (typeof argument === 'symbol')
      throw new $TypeError('a symbol has no string (7.1.12 ToString)');
    return $String(argument);
  },
};
