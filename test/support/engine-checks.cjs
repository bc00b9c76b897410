// What the global Promise must do on every engine. ES5, and nothing newer than Node 0.10 has.
'use strict';

var assert = require('assert');

var REASON = new Error('reason');

function thrower() {
  throw REASON;
}

function unexpected() {
  throw new Error('a handler was called that must not be');
}

function show(value) {
  if (value instanceof TypeError) return ' TypeError';
  if (Array.isArray(value)) return ' ' + JSON.stringify(value);
  return value === undefined ? '' : ' ' + value;
}

/** A function that notes its name and its argument. */
function noting(log, name) {
  return function (value) {
    log.push(name + show(value));
  };
}

/** A condition on what a log holds when all jobs have run. */
function logs(log, expected) {
  return { log: log, expected: expected };
}

/** The condition that a promise is settled so, once, and not before this job has ended. */
function settles(promise, expected) {
  var log = [];
  promise.then(noting(log, 'fulfilled'), noting(log, 'rejected'));
  assert.deepEqual(log, []);
  return logs(log, [expected]);
}

function inherit(object, proto) {
  if (Object.setPrototypeOf) return Object.setPrototypeOf(object, proto);
  object.__proto__ = proto;
  return object;
}

/** A subclass as ES5 makes one. */
function Derived(executor) {
  return inherit(new Promise(executor), Derived.prototype);
}
inherit(Derived, Promise);
Derived.prototype = Object.create(Promise.prototype, { constructor: { value: Derived } });

// A check asserts, and may return a condition to be met when all jobs have run: what judges a
// promise must not depend on promises.
module.exports = {
  'the executor runs at once': function () {
    var log = [];
    new Promise(function () {
      log.push('executor');
    });
    assert.deepEqual(log, ['executor']);
  },
  'an executor that is no function throws a TypeError': function () {
    assert.throws(function () {
      new Promise({});
    }, TypeError);
  },
  'a call without new throws a TypeError': function () {
    assert.throws(function () {
      Promise(function () {});
    }, TypeError);
  },
  'the first resolve or reject wins': function () {
    var promise = new Promise(function (resolve, reject) {
      resolve(1);
      reject(REASON);
      resolve(2);
    });
    return settles(promise, 'fulfilled 1');
  },
  'an executor that throws rejects': function () {
    return settles(new Promise(thrower), 'rejected Error: reason');
  },
  'an executor that throws after resolve changes nothing': function () {
    var promise = new Promise(function (resolve) {
      resolve(1);
      throw REASON;
    });
    return settles(promise, 'fulfilled 1');
  },
  'handlers run later, in the order they were added': function () {
    var log = [];
    var promise = Promise.resolve(1);
    promise.then(noting(log, 'first'), unexpected);
    promise.then(noting(log, 'second'), unexpected);
    log.push('now');
    return logs(log, ['now', 'first 1', 'second 1']);
  },
  'handlers of a pending promise run in the order they were added': function () {
    var log = [];
    var settle;
    var promise = new Promise(function (resolve, reject) {
      settle = reject;
    });
    promise.then(unexpected, noting(log, 'first'));
    promise.then(unexpected, noting(log, 'second'));
    settle(2);
    return logs(log, ['first 2', 'second 2']);
  },
  'jobs of several promises take turns': function () {
    var log = [];
    ['a', 'b'].forEach(function (name) {
      Promise.resolve()
        .then(noting(log, name + 1))
        .then(noting(log, name + 2));
    });
    return logs(log, ['a1', 'b1', 'a2', 'b2']);
  },
  'a value passes where a handler is missing': function () {
    return settles(Promise.resolve(1).then().then(null, unexpected), 'fulfilled 1');
  },
  'a reason passes where a handler is missing': function () {
    var passed = Promise.reject(REASON).then(unexpected).then(null, 5);
    return settles(passed, 'rejected Error: reason');
  },
  'a handler that throws rejects': function () {
    return settles(Promise.resolve().then(thrower), 'rejected Error: reason');
  },
  'a handler that returns recovers': function () {
    return settles(Promise.reject(REASON).then(unexpected, String), 'fulfilled Error: reason');
  },
  'a promise that a handler returns is adopted': function () {
    var rejected = Promise.resolve().then(function () {
      return Promise.reject(REASON);
    });
    return settles(rejected, 'rejected Error: reason');
  },
  'the then of a thenable is called later, and once': function () {
    var log = [];
    var thenable = {
      then: function (resolve, reject) {
        log.push('then');
        resolve(1);
        reject(REASON);
      },
    };
    Promise.resolve(thenable).then(noting(log, 'value'), unexpected);
    log.push('now');
    return logs(log, ['now', 'then', 'value 1']);
  },
  'a then that cannot be read rejects': function () {
    var poisoned = Object.create(null, { then: { get: thrower } });
    return settles(Promise.resolve(poisoned), 'rejected Error: reason');
  },
  'a then that throws rejects': function () {
    return settles(Promise.resolve({ then: thrower }), 'rejected Error: reason');
  },
  'a promise resolved with itself is rejected with a TypeError': function () {
    var resolve;
    var promise = new Promise(function (fulfil) {
      resolve = fulfil;
    });
    resolve(promise);
    return settles(promise, 'rejected TypeError');
  },
  'all keeps the order of values, promises and thenables': function () {
    var slow = new Promise(function (resolve) {
      setTimeout(resolve, 10, 'slow');
    });
    var thenable = {
      then: function (resolve) {
        resolve('thenable');
      },
    };
    var all = Promise.all([slow, 1, Promise.resolve(2), thenable]);
    return settles(all, 'fulfilled ["slow",1,2,"thenable"]');
  },
  'all of nothing is fulfilled with an empty array': function () {
    return settles(Promise.all([]), 'fulfilled []');
  },
  'all rejects with the first reason': function () {
    var all = Promise.all([1, Promise.reject(REASON), Promise.reject(2)]);
    return settles(all, 'rejected Error: reason');
  },
  'all rejects what cannot be iterated with a TypeError': function () {
    return settles(Promise.all(5), 'rejected TypeError');
  },
  'race rejects what cannot be iterated with a TypeError': function () {
    return settles(Promise.race(), 'rejected TypeError');
  },
  'race takes the first that settles': function () {
    var pending = new Promise(function () {});
    return settles(Promise.race([pending, Promise.reject(REASON), 1]), 'rejected Error: reason');
  },
  'race of nothing stays pending': function () {
    var log = [];
    Promise.race([]).then(noting(log, 'fulfilled'), noting(log, 'rejected'));
    return logs(log, []);
  },
  'resolve returns a promise as it is': function () {
    var promise = Promise.resolve(1);
    assert.strictEqual(Promise.resolve(promise), promise);
    assert.notStrictEqual(Derived.resolve(promise), promise);
  },
  'reject takes a promise as a reason': function () {
    var promise = Promise.resolve(1);
    var log = [];
    Promise.reject(promise).then(unexpected, function (reason) {
      log.push(reason === promise);
    });
    return logs(log, [true]);
  },
  'catch calls then with undefined and its argument': function () {
    var log = [];
    var receiver = {
      then: function () {
        log.push.apply(log, arguments);
        return 'result';
      },
    };
    assert.strictEqual(Promise.prototype['catch'].call(receiver, 1), 'result');
    assert.deepEqual(log, [undefined, 1]);
  },
  'then of what is no promise throws a TypeError': function () {
    [undefined, 1, {}, Promise.prototype].forEach(function (receiver) {
      assert.throws(function () {
        Promise.prototype.then.call(receiver);
      }, TypeError);
    });
  },
  'methods are not enumerable and have their lengths': function () {
    assert.deepEqual(Object.keys(Promise).concat(Object.keys(Promise.prototype)), []);
    assert.deepEqual([Promise.length, Promise.all.length, Promise.race.length], [1, 1, 1]);
    assert.deepEqual([Promise.resolve.length, Promise.reject.length], [1, 1]);
    assert.strictEqual(Promise.prototype.then.length, 2);
  },
  'a subclass begets its own': function () {
    var derived = Derived.resolve(1);
    assert(derived instanceof Derived && derived instanceof Promise);
    assert(derived.then() instanceof Derived);
    assert(Derived.all([]) instanceof Derived);
    return settles(Derived.all([derived, 2]), 'fulfilled [1,2]');
  },
  'a rejection nobody handles stops nothing': function () {
    Promise.reject(REASON);
    Promise.resolve().then(thrower);
    return settles(Promise.resolve(1), 'fulfilled 1');
  },
  'a long chain needs no stack': function () {
    var promise = Promise.resolve(0);
    var next = function (value) {
      return value + 1;
    };
    for (var i = 0; i < 20000; i += 1) promise = promise.then(next);
    return settles(promise, 'fulfilled 20000');
  },
};
