export default {
  name: 'AppendToList',
  clause: '6.2.1',
  note: 'A List is an array that user code never sees. Its end is defined, not assigned: an indexed setter on Array.prototype must not be met.',
  parameters: ['list', 'value'],
  abrupt: false,
  effects: { reads: ['[]'], writes: ['[]'] },
  code: function AppendToList(list, value) {
    $defineProperty(list, list.length, {
      __proto__: null,
      value: value,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  },
};
