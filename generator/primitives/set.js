/** In strict code an assignment that is refused throws. */
export default {
  name: 'Set',
  clause: '7.3.3',
  parameters: ['O', 'P', 'V', 'Throw'],
  abrupt: true,
  effects: { runsUserCode: true },
  code: function Set(O, P, V, Throw) {
    if (!Throw) return $set(O, P, V);
    O[P] = V;
    return true;
  },
  es5: function Set(O, P, V, Throw) {
    if (!Throw) {
      if ($set) return $set(O, P, V);
      let holder = O;
      while (holder && !$getOwnPropertyDescriptor(holder, P)) holder = $getPrototypeOf(holder);
      const property = holder && $getOwnPropertyDescriptor(holder, P);
      const isAccessor = property && $hasOwn(property, 'get');
      if (isAccessor ? !property.set : property && !property.writable) return false;
      if (!isAccessor && holder !== O && !$isExtensible(O)) return false;
    }
    O[P] = V;
    return true;
  },
};
