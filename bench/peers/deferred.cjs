'use strict';
var fromDeferred = require('./support/from-deferred.cjs');

exports.load = function (options) {
  var deferred = require('deferred');
  return {
    Promise: fromDeferred({
      defer: deferred,
      promiseOf: function (deferred) {
        return deferred.promise;
      },
      all: function (list) {
        return deferred.map(list);
      },
      resolve: deferred,
      reject: deferred.reject,
    }),
    promisify: options.own && deferred.promisify,
  };
};
