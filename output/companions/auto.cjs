'use strict';

var install = require('./global.cjs').install;

/**
 * The library's Promise as the global one, from now on.
 *
 * @param {{ Promise: Function, create: Function }} library
 * @returns {{ Promise: Function, create: Function, undo: () => boolean }}
 */
module.exports = function auto(library) {
  return { Promise: library.Promise, create: library.create, undo: install(library.Promise) };
};
