'use strict';

exports.load = function () {
  var Promise = require('davy');
  // its own takes the value for an executor
  Promise.resolve = function (value) {
    return new Promise(function (resolve) {
      resolve(value);
    });
  };
  return { Promise: Promise };
};
