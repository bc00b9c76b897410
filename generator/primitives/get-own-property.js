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
    const Desc = {
      __proto__: null,
      Enumerable: property.enumerable,
      Configurable: property.configurable,
    };
    if ($hasOwn(property, 'value')) {
      Desc.Value = property.value;
      Desc.Writable = property.writable;
    } else {
      Desc.Get = property.get;
      Desc.Set = property.set;
    }
    return Desc;
  },
};
