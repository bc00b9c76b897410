'use strict';

/** prfun's subclass of babybird's Promise. */
exports.load = function (options) {
  var Promise = require('prfun/wrap')(require('babybird'));
  return {
    Promise: Promise,
    promisify:
      options.own &&
      function (operation) {
        return Promise.promisify(operation);
      },
  };
};
