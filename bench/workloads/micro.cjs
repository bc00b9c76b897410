'use strict';

/** Single operations, so many per run that the runner's own cost is small beside them. */
exports.summary = 'single operations, per operation';
exports.kind = 'micro';

var MANY = 100;

function identity(x) {
  return x;
}

function resolveAtOnce(resolve) {
  resolve(1);
}

/** `run(done)` does `count` operations and then calls `done`. */
function repeated(operation) {
  return function (done) {
    var last;
    for (var i = 0; i < MANY; i++) last = operation(i);
    last.then(function () {
      done();
    }, done);
  };
}

function thenOnPending(Promise) {
  return function (done) {
    var settle = [];
    var last;
    function keep(resolve) {
      settle.push(resolve);
    }
    for (var i = 0; i < MANY; i++) last = new Promise(keep).then(identity);
    last.then(function () {
      done();
    }, done);
    for (var j = 0; j < MANY; j++) settle[j](j);
  };
}

function chain(Promise, length) {
  return function (done) {
    var promise = Promise.resolve(0);
    for (var i = 0; i < length; i++) {
      promise = promise.then(function (value) {
        return value + 1;
      });
    }
    promise.then(function (value) {
      done(value === length ? undefined : new Error('a chain of ' + length + ' gave ' + value));
    }, done);
  };
}

/** `all` or `race` of promises of which each is resolved anew. */
function joined(Promise, name, length) {
  return function (done) {
    var promises = [];
    for (var i = 0; i < length; i++) promises.push(Promise.resolve(i));
    Promise[name](promises).then(function (value) {
      var right = name === 'race' ? value === 0 : value.length === length;
      done(right ? undefined : new Error(name + ' gave something else'));
    }, done);
  };
}

function single(Promise) {
  var resolved = Promise.resolve(1);
  var reason = new Error('a reason');
  var thenable = {
    then: function (resolve) {
      resolve(1);
    },
  };
  return [
    [
      'resolve',
      MANY,
      function () {
        return Promise.resolve(1);
      },
    ],
    [
      'new, resolved at once',
      MANY,
      function () {
        return new Promise(resolveAtOnce);
      },
    ],
    [
      'then on resolved',
      MANY,
      function () {
        return resolved.then(identity);
      },
    ],
    [
      'a handler returns a promise',
      MANY,
      function () {
        return resolved.then(function () {
          return Promise.resolve(1);
        });
      },
    ],
    [
      'a rejection that is handled',
      MANY,
      function () {
        return Promise.reject(reason).then(undefined, identity);
      },
    ],
    [
      'adoption of a thenable',
      MANY,
      function () {
        return Promise.resolve(thenable).then(identity);
      },
    ],
  ].map(function (entry) {
    return { name: entry[0], count: entry[1], run: repeated(entry[2]) };
  });
}

/** What needs syntax that old engines do not read. */
function modern(name, Promise) {
  try {
    return require('./micro-' + name + '.cjs')(Promise, MANY);
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** @returns {{name: string, count: number, run: function}[]} `count` is the operations per run */
exports.cases = function (Promise) {
  return single(Promise)
    .concat([
      { name: 'then on pending', count: MANY, run: thenOnPending(Promise) },
      { name: 'chain of 10', count: 10, run: chain(Promise, 10) },
      { name: 'chain of 100000', count: 1e5, run: chain(Promise, 1e5) },
      { name: 'all of 10', count: 10, run: joined(Promise, 'all', 10) },
      { name: 'all of 10000', count: 1e4, run: joined(Promise, 'all', 1e4) },
      { name: 'race of 10', count: 10, run: joined(Promise, 'race', 10) },
      { name: 'race of 10000', count: 1e4, run: joined(Promise, 'race', 1e4) },
    ])
    .concat(require('./micro-later.cjs')(Promise, MANY))
    .concat(modern('async', Promise), modern('classes', Promise));
};
