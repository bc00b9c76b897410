'use strict';

/** What editions after ES2015 have, of libraries that have it too. */

var LENGTHS = [10, 10000];

function nothing() {}

function returnsOne() {
  return 1;
}

/** Promises of which each is resolved, or rejected, anew. */
function promisesOf(Promise, settle, length) {
  var promises = [];
  for (var i = 0; i < length; i++) promises.push(Promise[settle](i));
  return promises;
}

function repeated(many, operation) {
  return function (done) {
    var last;
    for (var i = 0; i < many; i++) last = operation();
    last.then(function () {
      done();
    }, done);
  };
}

/** `isRight` looks at what the static gives. */
function joined(Promise, name, length, isRight) {
  return function (done) {
    Promise[name](promisesOf(Promise, 'resolve', length)).then(function (value) {
      done(isRight(value, length) ? undefined : new Error(name + ' gave something else'));
    }, done);
  };
}

/** Of the standard an error has a list of them; bluebird's is the list. */
function errorsOf(error) {
  return error.errors || error;
}

function rejected(Promise, length) {
  return function (done) {
    Promise.any(promisesOf(Promise, 'reject', length)).then(
      function () {
        done(new Error('any gave a value'));
      },
      function (error) {
        done(errorsOf(error).length === length ? undefined : error);
      }
    );
  };
}

function isWhole(list, length) {
  return list.length === length;
}

function isFirst(value) {
  return value === 0;
}

function combinators(Promise) {
  return LENGTHS.reduce(function (cases, length) {
    var settled = joined(Promise, 'allSettled', length, isWhole);
    var first = joined(Promise, 'any', length, isFirst);
    return cases.concat([
      ['allSettled', 'allSettled of ' + length, length, settled],
      ['any', 'any of ' + length, length, first],
      ['any', 'any of ' + length + ' that are rejected', length, rejected(Promise, length)],
    ]);
  }, []);
}

function single(Promise, many) {
  var resolved = Promise.resolve(1);
  function finallyNothing() {
    return resolved.finally(nothing);
  }
  function tryOne() {
    return Promise.try(returnsOne);
  }
  function withResolvers() {
    var capability = Promise.withResolvers();
    capability.resolve(1);
    return capability.promise;
  }
  return [
    ['finally', 'finally', many, repeated(many, finallyNothing)],
    ['try', 'try', many, repeated(many, tryOne)],
    ['withResolvers', 'withResolvers', many, repeated(many, withResolvers)],
  ];
}

module.exports = function (Promise, many) {
  return single(Promise, many)
    .concat(combinators(Promise))
    .filter(function (entry) {
      return typeof (Promise[entry[0]] || Promise.prototype[entry[0]]) === 'function';
    })
    .map(function (entry) {
      return { name: entry[1], count: entry[2], run: entry[3] };
    });
};
