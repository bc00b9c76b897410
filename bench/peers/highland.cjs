'use strict';

exports.style = 'streams';
exports.load = function () {
  var highland = require('highland');

  function fail(error) {
    return highland(function (push) {
      push(error);
      push(null, highland.nil);
    });
  }

  /** These streams let what a function throws pass by. */
  function caught(next) {
    return function (value) {
      try {
        return next(value);
      } catch (error) {
        return fail(error);
      }
    };
  }

  return {
    streams: {
      from: highland.wrapCallback,
      of: function (value) {
        return highland([value]);
      },
      fail: fail,
      join: function (streams) {
        return highland(streams).parallel(streams.length).collect();
      },
      chain: function (stream, next) {
        return stream.flatMap(caught(next));
      },
      recover: function (stream, next) {
        return highland(function (push) {
          function end(error, value) {
            push(error, value);
            push(null, highland.nil);
          }
          stream.toCallback(function (error, value) {
            if (error) next(error).toCallback(end);
            else end(null, value);
          });
        });
      },
      run: function (stream, done) {
        stream.toCallback(done);
      },
    },
  };
};
