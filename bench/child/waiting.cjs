'use strict';
/* What a request keeps alive while it waits: node --expose-gc waiting.cjs '{"peer": …, "workload": …}' */
var makeProgram = require('./program.cjs');

function ignore() {}

function start(request, count) {
  for (var i = 0; i < count; i++) request(i, ignore);
}

function heap() {
  global.gc();
  return process.memoryUsage().heapUsed;
}

function main(job) {
  var request = makeProgram(job).prepared.request;
  start(request, job.warmup); // what is loaded and compiled at the first request is not counted
  // a library that starts requests later, in its own turn, has started them then
  setImmediate(function () {
    var before = heap();
    start(request, job.requests);
    setImmediate(function () {
      console.log(JSON.stringify({ memory: (heap() - before) / job.requests }));
      process.exit(0); // nothing answers
    });
  });
}

main(JSON.parse(process.argv[2]));
