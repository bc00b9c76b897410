'use strict';

var host = require('./global.cjs');
var probes = require('./probes.cjs');

/** What can be seen at once, and what takes turns of the host. */
var NOW = ['subclassing', 'species'];
var LATER = ['order', 'rejection events'];

function passes(name, Subject, done) {
  try {
    probes[name](Subject, done);
  } catch (error) {
    done(false);
  }
}

/** Calls back with the names that the engine's Promise fails and the library's does not. */
function failures(names, engine, mine, done) {
  var failed = [];
  function next(at) {
    if (at === names.length) return done(failed);
    return passes(names[at], engine, function (good) {
      if (good) return next(at + 1);
      return passes(names[at], mine, function (better) {
        if (better) failed.push(names[at]);
        next(at + 1);
      });
    });
  }
  next(0);
}

/**
 * The library's Promise as the global one, where the engine's fails what the library's does. What
 * takes turns of the host to see is looked at in the first ones.
 *
 * @param {{ Promise: Function, create: Function }} library
 * @returns {object} see types/polyfill.d.cts
 */
module.exports = function polyfill(library) {
  var engine = host.globalObject().Promise;
  var waiting = [];
  var failed = [];
  var undo = function () {
    return false;
  };

  function judge(names) {
    failed = names;
    if (names.length > 0) undo = host.install(library.Promise);
  }

  function finish() {
    var callbacks = waiting;
    waiting = undefined;
    for (var i = 0; i < callbacks.length; i++) callbacks[i](failed);
  }

  if (typeof engine === 'function') failures(NOW, engine, library.Promise, judge);
  else judge(['presence']);
  if (failed.length > 0) finish();
  else {
    failures(LATER, engine, library.Promise, function (names) {
      judge(names);
      finish();
    });
  }

  return {
    Promise: library.Promise,
    create: library.create,
    failed: function () {
      return failed;
    },
    ready: function (callback) {
      if (waiting) waiting.push(callback);
      else callback(failed);
    },
    undo: function () {
      return undo();
    },
  };
};
