/** A Property Descriptor is a Record; what it does not say, the descriptor does not either. */
export default {
  name: 'DefineOwnProperty',
  clause: '10.1.6',
  parameters: ['O', 'P', 'Desc'],
  fields: ['Value', 'Writable', 'Get', 'Set', 'Enumerable', 'Configurable'],
  internalMethod: true,
  abrupt: true,
  effects: { runsUserCode: true },
  code: function DefineOwnProperty(O, P, Desc) {
    const descriptor = { __proto__: null };
    if ($hasOwn(Desc, 'Value')) descriptor.value = Desc.Value;
    if ($hasOwn(Desc, 'Writable')) descriptor.writable = Desc.Writable;
    if ($hasOwn(Desc, 'Get')) descriptor.get = Desc.Get;
    if ($hasOwn(Desc, 'Set')) descriptor.set = Desc.Set;
    if ($hasOwn(Desc, 'Enumerable')) descriptor.enumerable = Desc.Enumerable;
    if ($hasOwn(Desc, 'Configurable')) descriptor.configurable = Desc.Configurable;
    return $defineProperty(O, P, descriptor);
  },
};
