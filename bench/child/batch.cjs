'use strict';
var makeProgram = require('./program.cjs');

/** Reading the resident size takes as long as a request does, so it is read at each so many ends. */
var READ_EACH = 32;

function residentSize() {
  var read = process.memoryUsage;
  return read.rss ? read.rss() : read().rss;
}

/** Starts `count` requests in one loop, and waits for all. */
function batch(request, count, done) {
  var results = { fulfilled: 0, rejected: 0, sum: 0 };
  var waiting = count;
  var before = residentSize();
  var highest = before;
  var start = process.hrtime();

  function end(error, answer) {
    if (error) results.rejected++;
    else {
      results.fulfilled++;
      results.sum += answer;
    }
    if (--waiting % READ_EACH === 0) highest = Math.max(highest, residentSize());
    if (waiting > 0) return;
    var time = process.hrtime(start);
    done({ time: time[0] * 1e3 + time[1] / 1e6, memory: highest - before, results: results });
  }

  for (var i = 0; i < count; i++) request(i, end);
}

/**
 * The requests of a job, after those that warm up.
 *
 * @param {object} job the argument of a child
 * @param {function} begin called before the first request that is measured
 * @param {function} done gets what was measured after the last one, and prints it
 */
module.exports = function (job, begin, done) {
  var program = makeProgram(job);
  var workload = program.workload;
  var prepared = program.prepared;
  program.io.start();
  batch(prepared.request, job.warmup, function () {
    var before = prepared.rolledBack();
    setImmediate(function () {
      begin();
      batch(prepared.request, job.requests, function (measured) {
        program.io.stop();
        measured.results.rolledBack = prepared.rolledBack() - before;
        measured.expected = workload.expected(job.requests);
        console.log(JSON.stringify(done(measured)));
        process.exit(0); // a library's own timers are not waited for
      });
    });
  });
};
