'use strict';
/* One measurement, in a process of its own: node requests.cjs '{"peer": …, "workload": …}' */
var run = require('./batch.cjs');

function nothing() {}

function measured(result) {
  return result;
}

run(JSON.parse(process.argv[2]), nothing, measured);
