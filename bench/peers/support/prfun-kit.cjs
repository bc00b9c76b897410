'use strict';

/** What a program may take of a Promise that has prfun's methods. */
module.exports = function (Promise, options) {
  return {
    Promise: Promise,
    promisify:
      options.own &&
      function (operation) {
        return Promise.promisify(operation);
      },
    coroutine: function (makeGenerator) {
      return Promise.async(makeGenerator);
    },
  };
};
