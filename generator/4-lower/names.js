/**
 * @param {string} title
 * @returns {string} `Promise.all Resolve Element` → `PromiseAllResolveElement`
 */
export const camel = (title) =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/**
 * @param {string} name of a field, or of a slot of a function object
 * @returns {string} the property that holds it: `__proto__` would be the prototype of a literal
 */
export const fieldNameOf = (name) => (name === '__proto__' ? `${name}_` : name);
