'use strict';
var kit = require('./support/prfun-kit.cjs');

/** prfun's methods on a subclass of this library's Promise. */
exports.load = function (options) {
  var library = require(options.file);
  var scheduler = options.scheduler;
  return kit(scheduler ? library.create({ scheduler: scheduler }) : library.Promise, options);
};
