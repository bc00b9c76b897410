'use strict';
/* Where the time of a measurement goes, by samples: node profile.cjs '{"peer": …, "workload": …}' */
var inspector = require('inspector');
var run = require('./batch.cjs');

/** Microseconds between samples: an interval at which they cost little. */
var INTERVAL = 250;

/** What a sample is of: the first that applies. */
var KINDS = [
  ['collector', named(/^\(garbage collector\)$/)],
  ['waiting', named(/^\(idle\)$/)],
  ['engine', named(/^\(/)], // compilation, page faults and whatever else is no function
  ['builtins', located(/^$/)], // functions of the engine, its promises among them
  ['library', located(/[/\\](?:node_modules|output|prfun)[/\\]/)],
  ['program', located(/[/\\]bench[/\\]/)],
  ['node', located(/./)], // timers and the event loop
];

function named(pattern) {
  return function (frame) {
    return pattern.test(frame.functionName) && frame.url === '';
  };
}

function located(pattern) {
  return function (frame) {
    return pattern.test(frame.url);
  };
}

function kindOf(frame) {
  for (var i = 0; i < KINDS.length; i++) if (KINDS[i][1](frame)) return KINDS[i][0];
}

/** Milliseconds of each kind. */
function shares(profile) {
  var kinds = {};
  var spent = {};
  KINDS.forEach(function (kind) {
    spent[kind[0]] = 0;
  });
  profile.nodes.forEach(function (node) {
    kinds[node.id] = kindOf(node.callFrame);
  });
  // a difference is the time from the sample before
  profile.samples.forEach(function (id, at) {
    spent[kinds[id]] += (profile.timeDeltas[at + 1] || 0) / 1e3;
  });
  return spent;
}

var session = new inspector.Session();
session.connect();

/** Answers come at once, within the same thread. */
function post(method, options) {
  var answer;
  session.post(method, options, function (error, result) {
    if (error) throw new Error(error.message);
    answer = result;
  });
  return answer;
}

function begin() {
  post('Profiler.enable');
  post('Profiler.setSamplingInterval', { interval: INTERVAL });
  post('Profiler.start');
}

run(JSON.parse(process.argv[2]), begin, function (measured) {
  measured.spent = shares(post('Profiler.stop').profile);
  return measured;
});
