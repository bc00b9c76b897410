'use strict';

var ROUNDS = 9;

/**
 * Bytes that one operation of a case allocates: the heap's growth over a run without a collection.
 * The median of some runs, since a collection may still come between.
 *
 * @param {{count: number, run: function}} one
 * @param {(error: *, bytes: number|undefined) => void} done `undefined` where it cannot be told
 */
module.exports = function allocation(operation, done) {
  var samples = [];

  function round(left) {
    if (left === 0) return done(undefined, median(samples));
    global.gc();
    var before = process.memoryUsage().heapUsed;
    return operation.run(function (error) {
      var bytes = (process.memoryUsage().heapUsed - before) / operation.count;
      if (error) return done(error);
      if (bytes > 0) samples.push(bytes);
      return setTimeout(round, 0, left - 1);
    });
  }

  round(ROUNDS);
};

function median(numbers) {
  var sorted = numbers.slice().sort(function (a, b) {
    return a - b;
  });
  return sorted[Math.floor(sorted.length / 2)];
}
