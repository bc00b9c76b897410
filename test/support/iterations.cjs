'use strict';
/*
 * What programs see of how combinators walk what they are given: node iterations.cjs LIBRARY
 * Runs in every engine; what iterators of arrays inherit is changed where there are any.
 */
var library = require(process.argv[2]);
var METHODS = ['all', 'race', 'any', 'allSettled'];
var hasIterators = typeof Symbol === 'function' && Boolean(Symbol.iterator);
var KEY = hasIterators ? Symbol.iterator : '@@iterator';

var queue = [];
var log = [];

var P = library.create({
  rejections: 'none',
  scheduler: function (job) {
    queue.push(job);
  },
});

function hasOwnNext(object) {
  return 'a next of its own: ' + Object.prototype.hasOwnProperty.call(object, 'next');
}

/** The library's sentences end with a clause. */
function show(reason) {
  return reason && reason.errors ? JSON.stringify(reason.errors) : String(reason).split(' (')[0];
}

function run(name, list) {
  function gives(value) {
    log.push(name + ' gives ' + JSON.stringify(value));
  }
  function refuses(reason) {
    log.push(name + ' refuses: ' + show(reason));
  }
  P[name](list).then(gives, refuses);
  while (queue.length > 0) queue.shift()();
}

/** An array whose element at an index is what a function gives. */
function withElement(list, index, get) {
  return Object.defineProperty(list, index, { get: get });
}

function throwing() {
  log.push('an element throws');
  throw new Error('no element');
}

/** An object that is walked by an iterator. */
function iterable(iterator) {
  var object = {};
  object[KEY] = function () {
    return iterator;
  };
  return object;
}

function counting() {
  var count = 0;
  return {
    next: function () {
      log.push('next');
      return { done: count++ > 1, value: count };
    },
    return: function () {
      log.push('return');
      return {};
    },
  };
}

/** `resolve` throws, so that iterators are closed. */
function closing(action) {
  var resolve = P.resolve;
  P.resolve = function () {
    throw new Error('refused');
  };
  action();
  P.resolve = resolve;
}

function arrays(name) {
  run(name, [1, P.resolve(2), P.reject(3)]);
  run(name, []);
  run(name, [1, , 3]); // eslint-disable-line no-sparse-arrays -- a hole is an element
  run(name, withElement([1, 2], 1, throwing));
  var list = [1];
  function growing() {
    if (list.length < 3) list.push(7);
    return 0;
  }
  run(name, withElement(list, 0, growing));
}

function others(name) {
  run(name, 5);
  run(name, iterable(counting()));
  closing(function () {
    run(name, iterable(counting()));
    run(name, [1, 2]);
  });
}

/** What all iterators of arrays inherit is another one for a while. */
function inherited(name) {
  var kept = [4, 5][KEY]();
  var prototype = Object.getPrototypeOf(kept);
  var next = prototype.next;
  run(name, iterable(kept));
  log.push(hasOwnNext(kept));
  function patched() {
    log.push(hasOwnNext(this));
    return next.call(this);
  }
  prototype.return = function () {
    log.push(hasOwnNext(this) + ', then ' + JSON.stringify(next.call(this)));
    return {};
  };
  closing(function () {
    run(name, [1, 2, 3]);
  });
  delete prototype.return;
  function patching() {
    prototype.next = patched;
    return 1;
  }
  run(name, withElement([1, 2], 0, patching));
  run(name, [1]);
  prototype.next = next;
}

METHODS.forEach(function (name) {
  arrays(name);
  others(name);
  if (hasIterators) inherited(name);
});
console.log(JSON.stringify(log));
