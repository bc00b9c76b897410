'use strict';

var NAME = 'Promise';

/**
 * The global object, without a look at its code: where `eval` is forbidden, this still works.
 *
 * @returns {any}
 */
function globalObject() {
  if (typeof globalThis === 'object') return globalThis;
  if (typeof self === 'object') return self;
  return global;
}

/**
 * Puts a constructor in the place of the global Promise, with the attributes that the standard gives it.
 *
 * @param {Function} constructor
 * @returns {() => boolean} undoes it; false where something else has taken the place since
 * @throws {TypeError} where the global object is frozen
 */
exports.install = function install(constructor) {
  var holder = globalObject();
  var before = Object.getOwnPropertyDescriptor(holder, NAME);
  Object.defineProperty(holder, NAME, {
    value: constructor,
    writable: true,
    enumerable: false,
    configurable: true,
  });
  return function undo() {
    var current = Object.getOwnPropertyDescriptor(holder, NAME);
    if (!current || current.value !== constructor) return false;
    if (before) Object.defineProperty(holder, NAME, before);
    else delete holder[NAME];
    return true;
  };
};

exports.globalObject = globalObject;
