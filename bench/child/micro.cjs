'use strict';
/* All micro cases of one peer, on any engine: node --expose-gc micro.cjs '{"peer": …}' */
var allocation = require('./allocation.cjs');
var chosen = require('./chosen.cjs');

var job = JSON.parse(process.argv[2]);
var micro = require('../workloads/' + job.workload + '.cjs');
var Promise = require('../peers/' + job.peer.adapter + '.cjs').load(job.peer.options || {}).Promise;

function milliseconds(start) {
  var time = process.hrtime(start);
  return time[0] * 1e3 + time[1] / 1e6;
}

/** Runs a case again and again for as long as is given; the median of the times. */
function measure(operation, budget, done) {
  var times = [];
  var begun = process.hrtime();

  function again() {
    var start = process.hrtime();
    operation.run(function (error) {
      if (error) return done(error);
      times.push((milliseconds(start) * 1e6) / operation.count);
      if (milliseconds(begun) > budget) {
        times.sort(function (a, b) {
          return a - b;
        });
        return done(undefined, times[Math.floor(times.length / 2)]);
      }
      return setTimeout(again, 0);
    });
  }

  again();
}

function runCase(operation, next) {
  function fail(error) {
    next({ name: operation.name, failed: String(error) });
  }
  try {
    measure(operation, job.budget / 4, function (error) {
      if (error) return fail(error); // that was to warm up
      return measure(operation, job.budget, function (failed, time) {
        if (failed) return fail(failed);
        return allocation(operation, function (refused, bytes) {
          next({
            name: operation.name,
            time: time,
            allocated: bytes,
            failed: refused && String(refused),
          });
        });
      });
    });
  } catch (error) {
    fail(error);
  }
}

function runAll(cases, parts) {
  if (cases.length === 0) {
    console.log(JSON.stringify({ parts: parts }));
    process.exit(0);
  }
  runCase(cases[0], function (part) {
    setTimeout(runAll, 0, cases.slice(1), parts.concat(part));
  });
}

if (!Promise) throw new Error('no promises');
runAll(chosen(micro.cases(Promise), job.only), []);
