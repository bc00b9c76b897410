'use strict';
var ios = require('../workloads/support/io.cjs');
var makePromisify = require('../workloads/support/promisify.cjs');

/** The workload's program in the peer's style, with the I/O that it waits for. */
module.exports = function (job) {
  var peer = require('../peers/' + job.peer.adapter + '.cjs');
  var workload = require('../workloads/' + job.workload + '.cjs');
  var kit = peer.load(job.peer.options || {});
  kit.promisify = kit.promisify || makePromisify(kit.Promise); // a peer's own, where it is asked for
  var style = job.peer.style || peer.style || 'promises';
  var program = require('../workloads/' + workload.folder + '/' + style + '.cjs');
  var io = ios[job.io]();
  return { workload: workload, io: io, prepared: workload.prepare(program, io, kit) };
};
