'use strict';

/**
 * What deferred promises are for: operations until their outcome is observed. The next operation
 * begins when the last one was observed, so that promises of the standard take a turn for each.
 */
exports.summary = 'until an outcome is observed, per operation';
exports.kind = 'micro';

/**
 * How many times the promises of its engine took, as the proposal of `jsg::DeferredPromise` for
 * workerd says; of its other rows it gives no figure.
 */
exports.proposal = {
  'immediate resolve': 26,
  'then on resolved': 33,
  'chain of 10 on resolved': 38,
  'pending, then resolved': 21,
  'chain of 10, pending, then resolved': 21,
  void: 18,
  rejection: 9,
  'stream of 1000 chunks, a chunk': 30,
  'chain of 100': 24,
};

var MANY = 1000;
var CHUNKS = 1000;

var Engine = typeof Promise === 'function' ? Promise : undefined;

function increment(x) {
  return x + 1;
}

function nothing() {}

/** `operation(observe)` calls `observe` with its outcome, at once or later. */
function repeated(count, operation, expected) {
  return function (done) {
    var left = count;
    var observed, waiting;

    function observe(value) {
      if (value !== expected) return done(new Error('it gave ' + value));
      observed = true;
      if (waiting) next();
      return undefined;
    }

    function next() {
      waiting = false;
      do {
        if (left === 0) return done();
        left--;
        observed = false;
        operation(observe);
      } while (observed);
      waiting = true;
      return undefined;
    }

    next();
  };
}

function chained(promise, length) {
  for (var i = 0; i < length; i++) promise = promise.then(increment);
  return promise;
}

/** A promise, the function that resolves it, and what hangs on it before it is called. */
function pending(P, attach) {
  var settle;
  attach(
    new P(function (resolve) {
      settle = resolve;
    })
  );
  settle(1);
}

/** Reads until there is no more, each chunk when the one before was there. */
function stream(P) {
  return function (done) {
    var read = 0;
    var sum = 0;

    function chunk() {
      read++;
      return P.resolve({ done: read > CHUNKS, value: read });
    }

    function take(result) {
      if (result.done) return sum;
      sum += result.value;
      return chunk().then(take);
    }

    chunk()
      .then(take)
      .then(function (total) {
        done(total === (CHUNKS * (CHUNKS + 1)) / 2 ? undefined : new Error('the sum is ' + total));
      }, done);
  };
}

/** An ordinary promise of what may be a deferred one. */
function ordinary(promise) {
  return promise.toPromise ? promise.toPromise(Engine) : promise;
}

function ofOrdinary(P, promise) {
  return P.from && P.prototype.toPromise ? P.from(promise) : promise;
}

function consumed(P) {
  if (P.prototype.tryConsumeResolved) {
    return function (observe) {
      observe(P.resolve(1).tryConsumeResolved());
    };
  }
  return function (observe) {
    P.resolve(1).then(observe);
  };
}

function single(name, expected, operation, count) {
  return { name: name, count: count || MANY, run: repeated(count || MANY, operation, expected) };
}

function settling(P, resolved) {
  return [
    single('immediate resolve', 1, function (observe) {
      P.resolve(1).then(observe);
    }),
    single('then on resolved', 2, function (observe) {
      resolved.then(increment).then(observe);
    }),
    single('chain of 10 on resolved', 11, function (observe) {
      chained(resolved, 10).then(observe);
    }),
    single('pending, then resolved', 1, function (observe) {
      pending(P, function (promise) {
        promise.then(observe);
      });
    }),
    single('chain of 10, pending, then resolved', 11, function (observe) {
      pending(P, function (promise) {
        chained(promise, 10).then(observe);
      });
    }),
  ];
}

function amongOrdinary(P, real) {
  return [
    single('to a real promise, resolved', 1, function (observe) {
      ordinary(P.resolve(1)).then(observe);
    }),
    single('to a real promise, pending', 1, function (observe) {
      pending(P, function (promise) {
        ordinary(promise).then(observe);
      });
    }),
    single('from a real promise, with a chain of 10', 11, function (observe) {
      chained(ofOrdinary(P, real), 10).then(observe);
    }),
    single('a chain of 10 of real promises', 11, function (observe) {
      chained(ordinary(P.resolve(1)), 10).then(observe);
    }),
  ];
}

function others(P) {
  var reason = new Error('a reason');
  return [
    single('void', undefined, function (observe) {
      P.resolve().then(nothing).then(observe);
    }),
    single('rejection', reason, function (observe) {
      P.reject(reason).then(undefined, observe);
    }),
    { name: 'stream of 1000 chunks, a chunk', count: CHUNKS, run: stream(P) },
    single('consume resolved', 1, consumed(P)),
    single(
      'chain of 100',
      101,
      function (observe) {
        chained(P.resolve(1), 100).then(observe);
      },
      100
    ),
  ];
}

/** @returns {{name: string, count: number, run: function}[]} `count` is the operations per run */
exports.cases = function (P) {
  var resolved = P.resolve(1);
  var real = Engine ? Engine.resolve(1) : ordinary(resolved);
  return settling(P, resolved).concat(amongOrdinary(P, real), others(P));
};
