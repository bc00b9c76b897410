/**
 * A function that computes each value once.
 * @template K, V
 * @param {(key: K) => V} make nothing but its key has a say in what it gives
 * @param {{has: (key: any) => boolean, get: (key: any) => any, set: (key: any, value: any) => any}} known
 *   where values are kept: a WeakMap, where keys are things that come and go
 * @returns {(key: K) => V}
 */
export const remembered = (make, known) => (key) => {
  const value = known.get(key);
  if (value !== undefined || known.has(key)) return value;
  const fresh = make(key);
  known.set(key, fresh);
  return fresh;
};

/**
 * What is computed once, when somebody asks for it.
 * @template V
 * @param {() => V} make
 * @returns {() => V}
 */
export const lazy = (make) => {
  let value;
  return () => (value ??= make());
};
