// Runs tests of test262, each in a realm of its own. `library` (the text that puts a library in the place
// of Promise), `harness` (texts) and `tests` (pairs of an index of these and the text of a test) stand
// before it. Prints one line of JSON: what each printed and threw.
'use strict';

/* global library, harness, tests, say, repeat, makeRealm */

function describeError(error) {
  try {
    return error.name ? error.name + ': ' + error.message : String(error);
  } catch (hidden) {
    return 'an error that cannot be shown';
  }
}

/** A realm with the library, and the object of the host that test262 asks for. */
function preparedRealm(print) {
  var realm = makeRealm();
  realm.global.print = print;
  realm.evaluate(library);
  realm.global.$262 = {
    global: realm.global,
    createRealm: function () {
      return preparedRealm(print).global.$262;
    },
    evalScript: realm.evaluate,
  };
  return realm;
}

(function () {
  var results = [];
  var at = 0;
  var realm;

  function begin() {
    var result = { lines: [], errors: [] };
    results.push(result);
    realm = undefined;
    try {
      realm = preparedRealm(function (line) {
        result.lines.push(String(line));
      });
      realm.evaluate(harness[tests[at][0]] + tests[at][1]);
    } catch (error) {
      result.errors.push(describeError(error));
    }
  }

  function step() {
    if (realm && realm.end) realm.end();
    if (at === tests.length) return false;
    begin();
    at++;
    return true;
  }

  // what jobs throw fails the test that is running
  if (typeof process === 'object' && process.on) {
    process.on('uncaughtException', function (error) {
      results[results.length - 1].errors.push(describeError(error));
    });
    process.on('unhandledRejection', function () {});
  }
  repeat(step, function () {
    say('RESULT ' + JSON.stringify(results));
  });
})();
