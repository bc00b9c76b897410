// Runs a mocha based suite on a library and prints the result as JSON:
//   node mocha-suite.cjs promises-aplus-tests|promises-es6-tests LIBRARY
// ES5, and nothing newer than Node 0.10 has: the old engines run it, too.
'use strict';

var assert = require('assert');
var path = require('path');

var Reporter = require('./mocha-reporter.cjs');
var suite = require(process.argv[2]);
var Promise = require(path.resolve(process.argv[3])).Promise;
var descriptor = Object.getOwnPropertyDescriptor(global, 'Promise');

process.on('unhandledRejection', function () {}); // the subject of many tests, and no failure

var adapter = {
  deferred: function () {
    var deferred = {};
    deferred.promise = new Promise(function (resolve, reject) {
      deferred.resolve = resolve;
      deferred.reject = reject;
    });
    return deferred;
  },
  defineGlobalPromise: function (scope) {
    scope.Promise = Promise;
    scope.assert = assert;
  },
  removeGlobalPromise: function (scope) {
    delete scope.assert;
    delete scope.Promise;
    if (descriptor) Object.defineProperty(scope, 'Promise', descriptor);
  },
};

// Generous, as other suites may be running beside this one: what passes never waits for it.
suite(adapter, { reporter: Reporter, timeout: 30000 }, function (error) {
  process.exit(error ? 1 : 0);
});
