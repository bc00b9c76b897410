'use strict';
var kit = require('./support/prfun-kit.cjs');

/** prfun's methods on a subclass of this library's Promise. */
exports.load = function (options) {
  return kit(require(options.file).Promise, options);
};
