'use strict';

/** Generators over the native Promise. */
exports.load = function () {
  return { Promise: Promise, coroutine: require('co').wrap };
};
