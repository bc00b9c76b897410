'use strict';

/**
 * Loads a polyfill that does nothing, or takes the native Promise as its engine, where it finds one.
 *
 * @returns the Promise that it puts in the native one's place
 */
module.exports = function (name) {
  var native = global.Promise;
  delete global.Promise;
  require(name);
  var shim = global.Promise;
  if (!shim || shim === native) throw new Error(name + ' has brought no Promise of its own');
  return shim;
};
