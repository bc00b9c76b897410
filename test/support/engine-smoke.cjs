// Runs the checks of every engine on a library and prints the result as JSON:
//   node engine-smoke.cjs LIBRARY
// ES5, and nothing newer than Node 0.10 has: it is for engines few test tools of today run on.
'use strict';

var assert = require('assert');
var path = require('path');

global.Promise = require(path.resolve(process.argv[2])).Promise;
var CHECKS = require('./engine-checks.cjs');

var result = { engine: process.version, passed: [], failed: [] };

/** Runs the checks, one after the other: a condition is looked at when its jobs had their time. */
function run(names) {
  var name = names[0];
  var tries = 0;
  var ended = false;
  var condition;
  if (!name) return console.log(JSON.stringify(result));

  function end(error) {
    if (ended) return; // as an error nobody caught ends a check, too
    ended = true;
    process.removeListener('uncaughtException', end);
    if (error) result.failed.push(name + ': ' + (error.message || error));
    else result.passed.push(name);
    setImmediate(run, names.slice(1));
  }

  function judge() {
    tries += 1;
    if (condition.log.length < condition.expected.length && tries < 40) {
      return setTimeout(judge, 50);
    }
    try {
      assert.deepEqual(condition.log, condition.expected);
    } catch (error) {
      return end(error);
    }
    end();
  }

  process.on('uncaughtException', end);
  try {
    condition = CHECKS[name]();
  } catch (error) {
    return end(error);
  }
  if (condition) setTimeout(judge, 50);
  else end();
}

process.on('unhandledRejection', function () {}); // the subject of a check, and no failure
run(Object.keys(CHECKS));
