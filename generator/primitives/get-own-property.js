/** What is found is a Record, as the standard has Property Descriptors. */
export default {
  name: 'GetOwnProperty',
  clause: '10.1.5',
  parameters: ['O', 'P'],
  fields: ['Value', 'Writable', 'Get', 'Set', 'Enumerable', 'Configurable'],
  internalMethod: true,
  abrupt: true,
  effects: { runsUserCode: true },
  code: function GetOwnProperty(O, P) {
    const found = $getOwnPropertyDescriptor(O, P);
    if (found === undefined) return undefined;
    return {
      __proto__: null,
      Value: $hasOwn(found, 'value') ? found.value : undefined,
      Writable: $hasOwn(found, 'writable') ? found.writable : undefined,
      Get: $hasOwn(found, 'get') ? found.get : undefined,
      Set: $hasOwn(found, 'set') ? found.set : undefined,
      Enumerable: found.enumerable,
      Configurable: found.configurable,
    };
  },
};
