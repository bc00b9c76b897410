'use strict';

/**
 * A constructor with an executor for libraries that have deferreds alone. What it costs is two bound
 * functions, which such a library's user would write as well.
 */
module.exports = function (library) {
  function Promise(executor) {
    var deferred = library.defer();
    executor(
      function (value) {
        deferred.resolve(value);
      },
      function (reason) {
        deferred.reject(reason);
      }
    );
    return library.promiseOf(deferred);
  }
  Promise.all = library.all;
  Promise.resolve = library.resolve;
  Promise.reject = library.reject;
  return Promise;
};
