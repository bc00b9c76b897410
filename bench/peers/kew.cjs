'use strict';
var fromDeferred = require('./support/from-deferred.cjs');

exports.load = function () {
  var kew = require('kew');
  return {
    Promise: fromDeferred({
      defer: kew.defer,
      promiseOf: function (deferred) {
        return deferred.promise;
      },
      all: kew.all,
      resolve: kew.resolve,
      reject: kew.reject,
    }),
  };
};
