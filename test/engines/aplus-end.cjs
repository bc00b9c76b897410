// The end of the file that an engine runs: `library` and `suite` (promises-aplus-tests as a function)
// stand before it. Prints one line of JSON.
'use strict';

/* global library, suite, say, jobOptions, makeSuites, makeClock, runTests */

(function () {
  var global = Function('return this')();
  var P = library.create(jobOptions);
  var suites = makeSuites();
  var clock = makeClock();

  function deferred() {
    var capability = {};
    capability.promise = new P(function (resolve, reject) {
      capability.resolve = resolve;
      capability.reject = reject;
    });
    return capability;
  }

  function settled(name) {
    return function (value) {
      var capability = deferred();
      capability[name](value);
      return capability.promise;
    };
  }

  global.adapter = {
    deferred: deferred,
    resolved: settled('resolve'),
    rejected: settled('reject'),
  };
  suite(global, suites, clock);
  runTests(suites.tests, clock, function (result) {
    say('RESULT ' + JSON.stringify(result));
  });
})();
