// Loads auto, polyfill or testing of an installed package as a user does, and prints what they do as JSON:
//   node companions.cjs PREFIX NAME
// ES5, and nothing newer than Node 0.10 has: the old engines run it, too.
'use strict';

var prefix = process.argv[2];

function print(result) {
  console.log(JSON.stringify(result));
}

function ownPromise() {
  return Object.getOwnPropertyDescriptor(global, 'Promise');
}

/** Whether two descriptors are of the same property. */
function same(first, second) {
  if (!first || !second) return first === second;
  return ['value', 'writable', 'enumerable', 'configurable'].every(function (key) {
    return first[key] === second[key];
  });
}

var SUBJECTS = {
  auto: function () {
    var before = ownPromise();
    var library = require(prefix + 'auto');
    var during = ownPromise();
    print({
      installed: during.value === library.Promise,
      attributes: [during.writable, during.enumerable, during.configurable],
      undone: [library.undo(), library.undo()],
      restored: same(before, ownPromise()),
      shared: library.Promise === require(prefix.slice(0, -1)).Promise,
    });
  },

  replaced: function () {
    var library = require(prefix + 'auto');
    var other = function () {};
    global.Promise = other;
    print({ undone: library.undo(), kept: global.Promise === other });
  },

  polyfill: function () {
    var before = ownPromise();
    var listeners = process.listeners('unhandledRejection').length;
    var library = require(prefix + 'polyfill');
    library.ready(function (failed) {
      print({
        failed: failed,
        same: library.failed() === failed,
        installed: global.Promise === library.Promise,
        undone: library.undo(),
        restored: same(before, ownPromise()),
        listeners: process.listeners('unhandledRejection').length === listeners,
      });
    });
  },

  testing: function () {
    var testing = require(prefix + 'testing');
    var first = testing.create();
    var second = testing.create({ then0: true });
    var log = [];
    function says(name) {
      return function () {
        log.push(name);
      };
    }
    first.Promise.resolve().then(says('a')).then(says('b'));
    first.Promise.resolve().then(says('c'));
    second.Promise.resolve().then0(says('z'));
    var seen = [first.pending(), second.pending(), first.step(), log.join('')];
    seen.push(first.flush(1), log.join(''), first.flush(), log.join(''), first.step());
    first.Promise.resolve().then(function loop() {
      return first.Promise.resolve().then(loop);
    });
    seen.push(first.flush(1000), first.pending() > 0, second.flush(), log.join(''));
    setTimeout(function () {
      print({ seen: seen, later: log.join('') });
    }, 0);
  },
};

SUBJECTS[process.argv[3]]();
