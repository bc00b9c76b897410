/** Where there is no new.target: `this` of a construction is fresh and inherits from the constructor. */
export function newTargetOf(receiver, constructor, initialized) {
  const fresh = receiver instanceof constructor && !initialized;
  return fresh ? { prototype: $getPrototypeOf(receiver) } : undefined;
}

/** Names and lengths are configurable since ES2015; older engines keep what they gave. */
export function nameFunction(code, name, length) {
  const define = function (key, value) {
    if (code[key] === value) return;
    $defineProperty(code, key, { __proto__: null, value: value, configurable: true });
  };
  define('name', name);
  define('length', length);
  return code;
}
