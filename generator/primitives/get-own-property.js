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
    const property = $getOwnPropertyDescriptor(O, P);
    if (property === undefined) return undefined;
    return {
      __proto__: null,
      Value: $hasOwn(property, 'value') ? property.value : undefined,
      Writable: $hasOwn(property, 'writable') ? property.writable : undefined,
      Get: $hasOwn(property, 'get') ? property.get : undefined,
      Set: $hasOwn(property, 'set') ? property.set : undefined,
      Enumerable: property.enumerable,
      Configurable: property.configurable,
    };
  },
};
