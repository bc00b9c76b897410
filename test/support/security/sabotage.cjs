// What runs in a realm after a library was loaded there, and wants to see or spoil what it does: every
// method of every built-in object is replaced by one that reports itself and throws. To be evaluated in
// that realm; gives the list of what was called.
'use strict';

(function sabotage() {
  const called = [];
  const { apply, ownKeys, getOwnPropertyDescriptor, defineProperty } = Reflect;
  const push = Array.prototype.push;
  const isObject = (x) => (typeof x === 'object' && x !== null) || typeof x === 'function';

  /** What the standard itself reads by name of a value is no secret and no weakness. */
  const READ = ['constructor', Symbol.iterator, Symbol.species, Symbol.hasInstance, 'toString'];

  const isRead = (key) => {
    for (let i = 0; i < READ.length; i++) if (READ[i] === key) return true;
    return false;
  };

  const reporter = (name) =>
    function () {
      apply(push, called, [name]);
      throw new Error(name);
    };

  const spoil = (object, path) => {
    const keys = ownKeys(object);
    for (let i = 0; i < keys.length; i++) {
      const key = keys[i];
      const descriptor = getOwnPropertyDescriptor(object, key);
      const name = `${path}.${String(key)}`;
      if (isRead(key) || !descriptor.configurable) continue;
      if (typeof descriptor.value === 'function')
        defineProperty(object, key, { ...descriptor, value: reporter(name) });
      else if (descriptor.get) defineProperty(object, key, { ...descriptor, get: reporter(name) });
    }
  };

  const globals = ownKeys(globalThis).filter((key) => /^[A-Z]/.test(String(key)));
  const objects = new Map();
  for (const name of globals) {
    const value = globalThis[name];
    if (!isObject(value)) continue;
    objects.set(value, name);
    if (isObject(value.prototype)) objects.set(value.prototype, `${name}.prototype`);
  }
  objects.set(Object.getPrototypeOf([][Symbol.iterator]()), 'ArrayIterator.prototype');
  const all = [...objects];
  for (let i = 0; i < all.length; i++) spoil(all[i][0], all[i][1]);
  const replaced = [
    'queueMicrotask',
    'setTimeout',
    'setImmediate',
    'Promise',
    'TypeError',
    'Array',
  ];
  for (let i = 0; i < replaced.length; i++) globalThis[replaced[i]] = reporter(replaced[i]);
  return called;
})();
