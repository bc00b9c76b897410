'use strict';

/**
 * The promisify that every peer gets, so that what is compared is the promises. Each operation of
 * the workloads takes two arguments and a callback, so nothing is spent on lists of arguments.
 */
module.exports = function (Promise) {
  return function promisify(operation) {
    return function (first, second) {
      return new Promise(function (resolve, reject) {
        operation(first, second, function (error, value) {
          if (error) reject(error);
          else resolve(value);
        });
      });
    };
  };
};
