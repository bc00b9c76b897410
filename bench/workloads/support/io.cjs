'use strict';

/**
 * How an I/O operation answers: `answer(callback, value)` calls `callback(null, value)` later.
 *
 * - `timers`: `setTimeout` of one millisecond, as a fast disk or a cache would.
 * - `queue`: the callbacks wait in an array, and once per turn of the event loop all that wait are
 *   answered. What is left of the time is the program and its promises, without the timers.
 * - `never`: the callbacks wait in an array. What is alive then is what waiting requests keep.
 */
exports.timers = function () {
  return {
    answer: function (callback, value) {
      setTimeout(function () {
        callback(null, value);
      }, 1);
    },
    start: function () {},
    stop: function () {},
  };
};

exports.queue = function () {
  var callbacks = [];
  var values = [];
  var running = false;

  function drain() {
    var waiting = callbacks;
    var answers = values;
    callbacks = [];
    values = [];
    for (var i = 0; i < waiting.length; i++) waiting[i](null, answers[i]);
    if (running) setImmediate(drain);
  }

  return {
    answer: function (callback, value) {
      callbacks.push(callback);
      values.push(value);
    },
    start: function () {
      running = true;
      setImmediate(drain);
    },
    stop: function () {
      running = false;
    },
  };
};

exports.never = function () {
  var callbacks = [];
  return {
    answer: function (callback) {
      callbacks.push(callback);
    },
    start: function () {},
    stop: function () {},
  };
};
