'use strict';
var kit = require('./support/prfun-kit.cjs');

/** prfun's subclass of babybird's Promise. */
exports.load = function (options) {
  return kit(require('prfun/wrap')(require('babybird')), options);
};
