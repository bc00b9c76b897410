'use strict';

/**
 * A Promise in a world of its own: its jobs, timers and events happen when its user says so, in an
 * order that repeats.
 *
 * @param {{ create: (options: object) => Function }} library
 * @returns {{ create: (options?: object) => object }}
 */
module.exports = function testing(library) {
  return {
    create: function create(options) {
      var jobs = makeJobs();
      var chosen = { interleaving: 'exact' }; // a step is a job of the standard
      for (var name in options) if (!(name in WORLD)) chosen[name] = options[name];
      chosen.scheduler = jobs.add;
      var world = makeEvents(jobs, chooserOf(options || {}));
      world.Promise = library.create(chosen);
      world.step = jobs.step;
      world.flush = jobs.flush;
      world.pending = jobs.pending;
      return world;
    },
  };
};

/** Options that are not the library's. */
var WORLD = { seed: true, schedule: true, choose: true };

var TIMERS = 'timers';
var IMMEDIATES = 'immediates';

/** First in, first out. */
function makeJobs() {
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

/** Numbers from 0 to 1 that a seed determines: Park and Miller's generator. */
function randomOf(seed) {
  var state = (Math.abs(Math.floor(seed)) % 2147483646) + 1;
  function next() {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  }
  for (var i = 0; i < 4; i++) next(); // small seeds begin alike
  return next;
}

/** Which of some queues is next, by their names; undefined leaves it to time. */
function chooserOf(options) {
  if (options.schedule) return replayed(options.schedule.slice());
  if (options.choose) return options.choose;
  if (options.seed === undefined) return undefined;
  var random = randomOf(options.seed);
  return function (names) {
    return Math.floor(random() * names.length);
  };
}

/** A schedule that was recorded; behind its end time decides again. */
function replayed(schedule) {
  var turn = 0;
  return function (names) {
    if (turn === schedule.length) return undefined;
    var at = names.indexOf(schedule[turn]);
    turn++;
    if (at >= 0) return at;
    var place = 'turn ' + turn + ' of the schedule is of ' + schedule[turn - 1];
    throw new Error(place + ', and there is: ' + names);
  };
}

/** Queues of events, each first in, first out; timers wait in the order in which they are due. */
function makeQueues() {
  var queues = { __proto__: null };
  var names = [];

  return {
    insert: function (name, event) {
      if (names.indexOf(name) < 0) {
        queues[name] = [];
        names.push(name);
      }
      var queue = queues[name];
      var at = queue.length;
      while (at > 0 && queue[at - 1].due > event.due) at--;
      queue.splice(at, 0, event);
      return event.id;
    },
    remove: function (name, id) {
      var queue = queues[name] || [];
      for (var i = 0; i < queue.length; i++) if (queue[i].id === id) queue.splice(i, 1);
    },
    first: function (name) {
      return queues[name][0];
    },
    take: function (name) {
      return queues[name].shift();
    },
    /** The names of those that have an event, timers only up to a time. */
    waiting: function (until) {
      return names.filter(function (name) {
        return queues[name].length > 0 && (name !== TIMERS || queues[name][0].due <= until);
      });
    },
  };
}

/** What happened first: timers that are due, then what was posted first; then time goes on. */
function byTime(queues, waiting, now) {
  var first = -1;
  for (var i = 0; i < waiting.length; i++) {
    var event = queues.first(waiting[i]);
    if (waiting[i] === TIMERS && event.due > now) continue;
    if (first < 0 || event.id < queues.first(waiting[first]).id) first = i;
  }
  return first < 0 ? waiting.indexOf(TIMERS) : first;
}

/** A turn runs one event, and the jobs before it and behind it. */
function makeTurns(jobs, choose) {
  var queues = makeQueues();
  var record = [];
  var world = { now: 0, queues: queues, record: record, turn: turn };

  function turn(until) {
    jobs.flush();
    var waiting = queues.waiting(until);
    if (waiting.length === 0) return false;
    var at = choose && choose(waiting.slice());
    if (at === undefined) at = byTime(queues, waiting, world.now);
    if (!(at in waiting)) throw new RangeError('there is no queue ' + at + ' of: ' + waiting);
    happen(waiting[at]);
    jobs.flush();
    return true;
  }

  function happen(name) {
    var event = queues.take(name);
    if (name === TIMERS && event.due > world.now) world.now = event.due;
    record.push(name);
    if (event.every !== undefined) {
      event.due = world.now + event.every;
      queues.insert(name, event);
    }
    event.code.apply(undefined, event.args);
  }

  return world;
}

function rest(list, from) {
  return Array.prototype.slice.call(list, from);
}

/** What programs ask a host for, and what their user asks for in the host's place. */
function makeEvents(jobs, choose) {
  var world = makeTurns(jobs, choose);
  var queues = world.queues;
  var lastId = 0;

  function wait(name, delay, code, args, every) {
    if (typeof code !== 'function') throw new TypeError('the callback is not a function');
    var due = world.now + delay;
    return queues.insert(name, { id: ++lastId, due: due, code: code, args: args, every: every });
  }

  function delayOf(milliseconds) {
    return milliseconds > 0 ? Number(milliseconds) : 0;
  }

  return {
    post: function (name, code) {
      if (name === TIMERS || name === IMMEDIATES)
        throw new TypeError(name + ' has its own function');
      wait(String(name), 0, code, rest(arguments, 2));
    },
    setTimeout: function (code, milliseconds) {
      return wait(TIMERS, delayOf(milliseconds), code, rest(arguments, 2));
    },
    setInterval: function (code, milliseconds) {
      var every = Math.max(1, delayOf(milliseconds));
      return wait(TIMERS, every, code, rest(arguments, 2), every);
    },
    setImmediate: function (code) {
      return wait(IMMEDIATES, 0, code, rest(arguments, 1));
    },
    clearTimeout: queues.remove.bind(undefined, TIMERS),
    clearInterval: queues.remove.bind(undefined, TIMERS),
    clearImmediate: queues.remove.bind(undefined, IMMEDIATES),
    now: function () {
      return world.now;
    },
    turn: function () {
      return world.turn(Infinity);
    },
    run: function (limit) {
      var most = limit === undefined ? 100000 : limit;
      var count = 0;
      while (world.turn(Infinity))
        if (++count > most)
          throw new Error('more than ' + most + ' turns: does an interval never end?');
      return count;
    },
    advance: function (milliseconds) {
      var until = world.now + delayOf(milliseconds);
      while (world.turn(until));
      world.now = until;
    },
    schedule: function () {
      return world.record.slice();
    },
  };
}
