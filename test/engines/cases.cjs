// Programs of promises that any engine can run: ES5, no module, no timer, nothing of a host. Each is
// made from a number, logs what it sees, and is judged by its log.
'use strict';

/** The programs of one run. */
var COUNT = 400;

/** Jobs of the longest program, with room. */
var TURNS = 250;

/** Numbers that only depend on the first one (Lehmer). */
function numbers(seed) {
  var state = (seed * 7919 + 12345) % 2147483647;
  return function below(limit) {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

function show(value) {
  if (value instanceof Error) return value.name;
  if (Object.prototype.toString.call(value) === '[object Array]')
    return '[' + Array.prototype.map.call(value, show) + ']';
  if (typeof value === 'function') return 'function';
  if (value !== null && typeof value === 'object') return typeof value.then === 'function' ? 'thenable' : '{' + Object.keys(value).sort().map(function (key) { return key + ':' + show(value[key]); }) + '}'; // prettier-ignore
  return String(value);
}

function inherit(object, proto) {
  if (Object.setPrototypeOf) Object.setPrototypeOf(object, proto);
  else object.__proto__ = proto;
}

/** Whether Reflect.construct takes a new.target; some engines do not. */
function takesNewTarget() {
  try {
    return Reflect.construct(Array, [], Object) instanceof Object;
  } catch (absent) {
    return false;
  }
}

/** A subclass, in the syntax of every engine; its log says when its constructor runs. */
function subclassOf(P, note) {
  var reflects = takesNewTarget();
  function Derived(executor) {
    note('constructor');
    var made = reflects ? Reflect.construct(P, [executor], Derived) : P.call(this, executor);
    return made || this;
  }
  inherit(Derived, P);
  Derived.prototype = Object.create(P.prototype, {
    constructor: { value: Derived, configurable: true, writable: true },
  });
  return Derived;
}

/** What programs are made of: random values, and what is logged of them. */
function materials(P, below, log) {
  var own = { promises: [], settlers: [], left: 14, operate: undefined };
  var D;

  own.note = function (text) {
    log.push(text);
  };

  own.constructor = function () {
    if (below(5) > 0) return P;
    D = D || subclassOf(P, own.note);
    return D;
  };

  own.any = function () {
    return own.promises[below(own.promises.length)];
  };

  own.thenable = function () {
    var kind = below(5);
    function then(resolve, reject) {
      own.note('then ' + kind);
      if (kind === 0) return resolve(below(9));
      if (kind === 1) return reject(below(9));
      if (kind === 2) throw below(9);
      if (kind === 3) return (resolve(own.any()), reject(1), resolve(2));
      return own.settlers.push([resolve, reject]);
    }
    return { then: then };
  };

  own.value = function () {
    var kind = below(6);
    if (kind < 3) return below(100);
    return kind < 5 && own.promises.length > 0 ? own.any() : own.thenable();
  };

  own.handler = function (id) {
    var kind = below(6);
    if (kind === 0) return undefined;
    return function (argument) {
      own.note(id + ' ' + show(argument));
      if (own.left > 0) own.operate();
      if (kind === 1) throw id;
      return kind === 2 ? own.value() : id;
    };
  };

  own.list = function () {
    var values = [];
    for (var i = below(4); i > 0; i--) values.push(own.value());
    return values;
  };

  own.see = function (promise) {
    own.promises.push(promise);
  };
  return own;
}

/** A promise that is resolved with itself. */
function resolvedWithItself(P) {
  var settle;
  var promise = new P(function (resolve) {
    settle = resolve;
  });
  settle(promise);
  return promise;
}

/** Each does one thing with promises, where there are some. */
function operationsOf(P, below, own) {
  function settle() {
    if (own.settlers.length === 0) return;
    var pair = own.settlers[below(own.settlers.length)];
    var result = pair[below(3) > 0 ? 0 : 1](own.value());
    if (result !== undefined) own.note('settled ' + show(result));
  }

  function pending() {
    var C = own.constructor();
    function executor(resolve, reject) {
      own.settlers.push([resolve, reject]);
      if (below(6) === 0) throw below(9);
    }
    own.see(new C(executor));
  }

  function then() {
    var id = own.promises.length;
    if (id > 0) own.see(own.any().then(own.handler('f' + id), own.handler('r' + id)));
  }

  function catches() {
    var id = own.promises.length;
    if (id > 0) own.see(own.any()['catch'](own.handler('c' + id)));
  }

  function same() {
    if (own.promises.length === 0) return;
    var promise = own.any();
    own.note(String(own.constructor().resolve(promise) === promise));
  }

  function making(make) {
    return function () {
      own.see(make(own.constructor()));
    };
  }

  return [
    making(function (C) {
      return C.resolve(own.value());
    }),
    making(function (C) {
      return C.reject(below(100));
    }),
    making(function (C) {
      return C.all(below(12) > 0 ? own.list() : below(2));
    }),
    making(function (C) {
      return C.race(own.list());
    }),
    making(resolvedWithItself),
  ].concat([pending, settle, settle, then, then, catches, same]);
}

/** Methods and combinators that are not of ES2015. */
function laterOperation(P, own, name) {
  return function () {
    if (typeof P[name] === 'function') return own.see(own.constructor()[name](own.list()));
    var id = own.promises.length;
    if (id > 0) own.see(own.any()[name](own.handler(name + id)));
  };
}

/**
 * Runs a program. Its log is complete when all jobs have run.
 *
 * @param {Function} P
 * @param {number} seed
 * @param {string[]} names of combinators and methods that it may use beside those of ES2015
 * @returns {string[]} the log
 */
function runProgram(P, seed, names) {
  var log = [];
  var below = numbers(seed);
  var own = materials(P, below, log);
  var later = names.map(function (name) {
    return laterOperation(P, own, name);
  });
  var operations = operationsOf(P, below, own).concat(later);

  own.operate = function () {
    own.left--;
    operations[below(operations.length)]();
  };

  while (own.left > 4) own.operate(); // some are left for handlers
  own.promises.slice().forEach(function (promise, at) {
    function fulfilled(result) {
      own.note('end ' + at + ' fulfilled ' + show(result));
    }
    function rejected(reason) {
      own.note('end ' + at + ' rejected ' + show(reason));
    }
    promise.then(fulfilled, rejected);
  });
  return log;
}

/** All programs, one after the other, each when the jobs of the one before have run. */
function runAll(P, names, done) {
  var logs = [];
  function next() {
    if (logs.length === COUNT) return done(logs);
    logs.push(runProgram(P, logs.length, names));
    var waiting = P.resolve();
    for (var i = 0; i < TURNS; i++) waiting = waiting.then();
    waiting.then(next);
  }
  next();
}

/** A queue that this program drains: what hosts without jobs do. */
function runDrained(create, names) {
  var logs = [];
  var jobs = [];
  var options = {
    rejections: 'none',
    scheduler: function (job) {
      jobs.push(job);
    },
  };
  for (var seed = 0; seed < COUNT; seed++) {
    logs.push(runProgram(create(options), seed, names));
    for (var at = 0; at < jobs.length; at++) jobs[at]();
    jobs.length = 0;
  }
  return logs;
}

/** Programs whose logs are not the expected ones. */
function differing(logs, expected) {
  return logs
    .map(function (log, seed) {
      return log.join('; ') === expected[seed] ? '' : seed + ': ' + log.join('; ');
    })
    .filter(Boolean);
}

if (typeof module === 'object') {
  module.exports = {
    COUNT: COUNT,
    runProgram: runProgram,
    runAll: runAll,
    runDrained: runDrained,
    differing: differing,
  };
}
