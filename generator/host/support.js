/** Where there is no new.target: `this` of a construction is fresh and inherits from the constructor. */
export function newTargetOf(receiver, constructor, initialized) {
  const fresh = receiver instanceof constructor && !initialized;
  return fresh ? { prototype: $getPrototypeOf(receiver) } : undefined;
}

/** Names and lengths are configurable since ES2015; older engines keep what they gave. */
export function nameFunction(code, name, length) {
  if (code.name !== name) $defineProperty(code, 'name', { value: name, configurable: true });
  if (code.length !== length)
    $defineProperty(code, 'length', { value: length, configurable: true });
  return code;
}
