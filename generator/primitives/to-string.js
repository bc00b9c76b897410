/** Only ever given an array index. */
export default {
  name: 'ToString',
  clause: '7.1.12',
  parameters: ['argument'],
  abrupt: true,
  code: function ToString(argument) {
    return $String(argument);
  },
};
