/**
 * In place of a prototype: an object that `new` of a subclass has made from it already.
 * @param {object} object
 */
export function Receiver(object) {
  this.object = object;
}

/**
 * Where there is no new.target: `this` of a construction is fresh and inherits from the constructor.
 * `this` of a subclass's becomes the promise, as `Promise.call(this, executor)` gives nothing back
 * to those who do not ask for it.
 * @param {any} receiver
 * @param {Function} constructor
 * @param {boolean} initialized whether the receiver is a promise already
 * @returns {{prototype: object}|undefined} the constructor, or what stands in for new.target
 */
export function newTargetOf(receiver, constructor, initialized) {
  if (initialized || !(receiver instanceof constructor)) return undefined;
  const prototype = $getPrototypeOf(receiver);
  return prototype === constructor.prototype ? constructor : { prototype: new Receiver(receiver) };
}

/**
 * A function with what the document says of one of its properties.
 * @param {Function} code
 * @param {string} key
 * @param {object} descriptor
 */
export function describe(code, key, descriptor) {
  $defineProperty(code, key, descriptor);
  return code;
}

/**
 * What a function object is called by its key: 10.2.9 SetFunctionName. A symbol that is described by no
 * text is taken for one without a description.
 * @param {string|symbol} key
 * @param {string} [prefix]
 * @returns {string}
 */
export function functionName(key, prefix) {
  let name = $String(key);
  if (typeof key === 'symbol') {
    let description = '';
    for (let at = 'Symbol('.length; at < name.length - 1; at++) description += name[at];
    name = description === '' ? '' : '[' + description + ']';
  }
  return prefix === undefined ? name : prefix + ' ' + name;
}

/**
 * Names and lengths are configurable since ES2015; older engines keep what they gave.
 * @param {Function} code
 * @param {string} name
 * @param {number} length
 * @returns {Function} the same
 */
export function nameFunction(code, name, length) {
  const define = function (key, value) {
    if (code[key] === value) return;
    $defineProperty(code, key, { __proto__: null, value: value, configurable: true });
  };
  define('name', name);
  define('length', length);
  return code;
}
