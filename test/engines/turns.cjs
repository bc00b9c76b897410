// How a host runs the jobs that wait. ES5, nothing of a certain host: whatever it has is used.
'use strict';

/* global print, document, drainJobQueue, drainMicrotasks */

// that of a page asks for paper
var isPage = typeof document === 'object';
var say = typeof print === 'function' && !isPage ? print : console.log.bind(console);

/** Jobs of the longest chain that a step of a test leaves, with room. */
var TURNS_BETWEEN = 100;

/** In a host that has no jobs: those that a library hands over. */
var handedOver = [];

function runHandedOver() {
  for (var at = 0; at < handedOver.length; at++) handedOver[at]();
  handedOver.length = 0;
}

/** Runs all jobs, or undefined where a host does so by itself. */
var drain = (function () {
  if (typeof drainJobQueue === 'function') return drainJobQueue;
  if (typeof drainMicrotasks === 'function') return drainMicrotasks;
  var hasJobs = typeof Promise === 'function' || typeof setTimeout === 'function';
  return hasJobs ? undefined : runHandedOver;
})();

/** Options of a library: where the host has no jobs, this file has. */
var jobOptions =
  drain === runHandedOver
    ? {
        rejections: 'none',
        scheduler: function (job) {
          handedOver.push(job);
        },
      }
    : { rejections: 'none' };

/** Where jobs are turns of the host, too, each may have made another one. */
function afterTurns(code) {
  var left = TURNS_BETWEEN;
  function turn() {
    if (left-- > 0) setImmediate(turn);
    else code();
  }
  turn();
}

/** Calls a function when the jobs have run, in a host that runs them by itself. */
var later = (function () {
  if (typeof setImmediate === 'function') return afterTurns;
  if (isPage) {
    var channel = new MessageChannel();
    return function (code) {
      channel.port1.onmessage = code;
      channel.port2.postMessage(0);
    };
  }
  if (typeof setTimeout === 'function') return setTimeout;
  if (typeof Promise !== 'function') return undefined;
  var settled = Promise.resolve();
  var then = Function.prototype.call.bind(Promise.prototype.then);
  return function (code) {
    var chain = settled;
    for (var i = 0; i < TURNS_BETWEEN; i++) chain = then(chain);
    then(chain, code);
  };
})();

/** Calls a step time and again until it returns false; after each, all jobs run. */
function repeat(step, done) {
  if (drain) {
    while (step()) drain();
    return done();
  }
  function turn() {
    if (step()) later(turn);
    else done();
  }
  return turn();
}

if (typeof module === 'object') {
  module.exports = { say: say, repeat: repeat, jobOptions: jobOptions };
}
