'use strict';

var MISSING = 'fledgling/prfun needs the package prfun, which is not here: npm install prfun@2';

/**
 * The function by which prfun decorates a constructor.
 *
 * @returns {(constructor: Function, inPlace: boolean) => Function}
 * @throws {Error} where prfun is not installed
 */
function decorator() {
  try {
    return require('prfun/lib');
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error;
    var missing = new Error(MISSING);
    missing.code = error.code;
    throw missing;
  }
}

/**
 * prfun's methods on a subclass of this library's Promise. prfun decorates in place what it is
 * given: to make a subclass of a class itself, it takes `eval`, and where that is forbidden, changes
 * the prototype of each promise after it was made.
 *
 * @param {{ create: (options: object) => Function }} library an emitted library
 * @param {(Parent: Function) => Function} extend makes the subclass
 * @returns {(options?: object) => Function} makes a constructor, with the options of the library
 */
module.exports = function companion(library, extend) {
  var decorate = decorator();
  return function create(options) {
    var chosen = { then0: true }; // prfun asks for it where it drops what `then` gives
    for (var name in options) chosen[name] = options[name];
    return decorate(extend(library.create(chosen)), true);
  };
};
