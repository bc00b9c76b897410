export default {
  name: 'CreateDataProperty',
  clause: '7.3.4',
  parameters: ['O', 'P', 'V'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function CreateDataProperty(O, P, V) {
    return $defineProperty(O, P, {
      __proto__: null,
      value: V,
      writable: true,
      enumerable: true,
      configurable: true,
    });
  },
};
