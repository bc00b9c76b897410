'use strict';

exports.style = 'streams';
exports.load = function () {
  var kefir = require('kefir');

  /** These streams let what a function throws pass by. */
  function caught(next) {
    return function (value) {
      try {
        return next(value);
      } catch (error) {
        return kefir.constantError(error);
      }
    };
  }

  return {
    streams: {
      from: function (operation) {
        return function (first, second) {
          return kefir.fromNodeCallback(function (callback) {
            operation(first, second, callback);
          });
        };
      },
      of: kefir.constant,
      fail: kefir.constantError,
      join: kefir.combine,
      chain: function (stream, next) {
        return stream.flatMap(caught(next));
      },
      recover: function (stream, next) {
        return stream.flatMapErrors(next);
      },
      run: function (stream, done) {
        stream
          .take(1)
          .takeErrors(1)
          .observe({
            value: function (value) {
              done(null, value);
            },
            error: done,
          });
      },
    },
  };
};
