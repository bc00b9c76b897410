'use strict';

/**
 * A Promise whose jobs run when its user says so, and the means to say it.
 *
 * @param {{ create: (options: object) => Function }} library
 * @returns {{ create: (options?: object) => object }}
 */
module.exports = function testing(library) {
  return {
    create: function create(options) {
      var queue = makeQueue();
      var chosen = { interleaving: 'exact' }; // a step is a job of the standard
      for (var name in options) chosen[name] = options[name];
      chosen.scheduler = queue.add;
      return {
        Promise: library.create(chosen),
        step: queue.step,
        flush: queue.flush,
        pending: queue.pending,
      };
    },
  };
};

/** First in, first out. */
function makeQueue() {
  var jobs = [];
  var first = 0;

  function step() {
    if (first === jobs.length) return false;
    var job = jobs[first];
    jobs[first] = undefined;
    first++;
    if (first === jobs.length) {
      jobs = [];
      first = 0;
    }
    job(); // it has left the queue, whatever it throws
    return true;
  }

  function flush(limit) {
    var most = limit === undefined ? Infinity : limit;
    var count = 0;
    while (count < most && step()) count++;
    return count;
  }

  return {
    add: function (job) {
      jobs.push(job);
    },
    step: step,
    flush: flush,
    pending: function () {
      return jobs.length - first;
    },
  };
}
