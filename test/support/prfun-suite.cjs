// Runs prfun's own tests on a constructor and prints the result as JSON:
//   node prfun-suite.cjs companion FILE    what a companion of this library exports
//   node prfun-suite.cjs wrap FILE         prfun/wrap over a library
// SLOWER=10 in the environment makes all timers take ten times as long.
// ES5, and nothing newer than Node 0.10 has: the old engines run it, too.
'use strict';

var fs = require('fs');
var path = require('path');
var Mocha = require('mocha');
var Reporter = require('./mocha-reporter.cjs');

var slower = Number(process.env.SLOWER || 1);
var setTimer = global.setTimeout;
if (slower > 1) {
  global.setTimeout = function (code, milliseconds) {
    return setTimer(code, milliseconds * slower);
  };
}

var SUBJECTS = {
  companion: function (file) {
    return require(path.resolve(file)).Promise;
  },
  wrap: function (file) {
    return require('prfun/wrap')(require(path.resolve(file)).Promise);
  },
};

process.on('unhandledRejection', function () {}); // the subject of some tests, and no failure

// The tests ask for prfun itself: they get the constructor that is to be tested in its place.
var main = require.resolve('prfun');
var subject = SUBJECTS[process.argv[2]](process.argv[3]);
require.cache[main] = { id: main, filename: main, loaded: true, exports: subject };

var mocha = new Mocha({ reporter: Reporter, timeout: 30000, ignoreLeaks: false });
var folder = path.join(path.dirname(main), 'test');
fs.readdirSync(folder)
  .sort()
  .forEach(function (name) {
    if (/\.js$/.test(name)) mocha.addFile(path.join(folder, name));
  });
mocha.run(function () {
  process.exit(0);
});
