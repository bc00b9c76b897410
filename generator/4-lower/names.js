import { identifierOf } from '../ir/identifiers.js';

/**
 * @param {string} title
 * @returns {string} `Promise.all Resolve Element` → `PromiseAllResolveElement`
 */
export const camel = (title) =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** Properties that objects, functions and Lists have in JavaScript. */
const OF_JAVASCRIPT = new Set(
  [Object.prototype, function () {}, Function.prototype, Array.prototype].flatMap(
    Object.getOwnPropertyNames,
  ),
);

/**
 * @param {string} name of a field, or of a slot of a function object
 * @returns {string} the property that holds it, which is none that JavaScript gives a meaning:
 *   `__proto__` would be the prototype of a literal, and where a name is a field's alone it can be told
 *   from what code asks for beside it, and from the property of a slot, which begins with `_`
 */
export const fieldNameOf = (name) =>
  OF_JAVASCRIPT.has(name) ? `${name.replace(/^_+/, '')}_` : identifierOf(name);
