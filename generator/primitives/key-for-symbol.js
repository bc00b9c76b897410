/** The registry of symbols is the engine's. */
export default {
  name: 'KeyForSymbol',
  clause: '20.4.5.1',
  parameters: ['sym'],
  abrupt: false,
  code: function KeyForSymbol(sym) {
    return $keyFor(sym);
  },
};
