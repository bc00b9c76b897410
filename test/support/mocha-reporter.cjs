// Prints the result of a mocha suite as JSON. ES5, and nothing newer than Node 0.10 has.
'use strict';

var FAILURES = 5; // each may take the whole timeout

module.exports = function Reporter(runner) {
  var result = { passed: 0, pending: 0, failures: [] };
  runner.on('pass', function () {
    result.passed += 1;
  });
  runner.on('pending', function () {
    result.pending += 1;
  });
  runner.on('fail', function (test, error) {
    result.failures.push(test.fullTitle() + ': ' + (error && error.message));
    if (result.failures.length === FAILURES) runner.abort();
  });
  runner.on('test end', function (test) {
    process.emit('test end', test.fullTitle()); // for those who look on: coverage.cjs
  });
  runner.on('end', function () {
    console.log(JSON.stringify(result));
  });
};
