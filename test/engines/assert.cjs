// What promises-aplus-tests asks of Node's module of this name. ES5.
'use strict';

function assert(condition, message) {
  if (!condition) throw new Error(message || 'it is not so');
}

assert.strictEqual = function (actual, expected) {
  if (actual !== expected) throw new Error(String(actual) + ' is not ' + String(expected));
};

assert.notStrictEqual = function (actual, expected) {
  if (actual === expected) throw new Error('it is ' + String(expected));
};

module.exports = assert;
