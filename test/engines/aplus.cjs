// Runs tests in the way of mocha, on a clock of its own: where nothing else is left to do, the next
// timer is due. It stands before the suite, and `runTests` begins it. ES5, and nothing of a host.
'use strict';

/* global repeat */

/** What tests may use of mocha. */
function makeSuites() {
  var tests = [];
  var group = { title: '', before: [], after: [] };

  function describe(title, body) {
    var outer = group;
    group = {
      title: outer.title + title + ': ',
      before: outer.before.slice(),
      after: outer.after.slice(),
    };
    body();
    group = outer;
  }

  function specify(title, body) {
    tests.push({ title: group.title + title, group: group, body: body });
  }

  return {
    tests: tests,
    describe: describe,
    specify: specify,
    beforeEach: function (code) {
      group.before.push(code);
    },
    afterEach: function (code) {
      group.after.push(code);
    },
  };
}

function makeClock() {
  var timers = [];
  var now = 0;
  var count = 0;

  function earlier(first, second) {
    return first.at - second.at || first.number - second.number;
  }

  return {
    setTimeout: function (code, delay) {
      timers.push({ code: code, at: now + (delay || 0), number: ++count });
      return count;
    },
    clearTimeout: function (number) {
      timers = timers.filter(function (timer) {
        return timer.number !== number;
      });
    },
    isIdle: function () {
      return timers.length === 0;
    },
    next: function () {
      var timer = timers.sort(earlier).shift();
      now = timer.at;
      timer.code();
    },
  };
}

/** Begins a test, and says in the end what was wrong, in words, or nothing. */
function beginTest(test) {
  var problems = [];
  var ends = 0;

  function attempt(code) {
    try {
      code();
    } catch (error) {
      problems.push(String((error && error.message) || error));
    }
  }

  function done(error) {
    ends++;
    if (error) problems.push(String(error.message || error));
  }

  attempt(function () {
    test.group.before.forEach(function (code) {
      code();
    });
    test.body(done);
    if (test.body.length === 0) done();
  });
  return {
    attempt: attempt,
    end: function () {
      test.group.after.forEach(attempt);
      if (ends !== 1) problems.push('it ended ' + ends + ' times');
      return problems.join('; ');
    },
  };
}

/** One test after the other, each until no job and no timer of it is left. */
function runTests(tests, clock, done) {
  var result = { passed: 0, failures: [] };
  var at = 0;
  var running;

  function end() {
    var problem = running.end();
    var title = tests[at++].title;
    if (problem) result.failures.push(title + ': ' + problem);
    else result.passed++;
    running = undefined;
  }

  function step() {
    if (!running && at === tests.length) return false;
    if (!running) running = beginTest(tests[at]);
    else if (!clock.isIdle()) running.attempt(clock.next);
    else end();
    return true;
  }

  repeat(step, function () {
    done(result);
  });
}

if (typeof module === 'object') {
  module.exports = { makeSuites: makeSuites, makeClock: makeClock, runTests: runTests };
}
