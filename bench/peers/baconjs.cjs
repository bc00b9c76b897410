'use strict';

exports.style = 'streams';
exports.load = function () {
  var bacon = require('baconjs');

  function fail(error) {
    return bacon.once(new bacon.Error(error));
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
      from: function (operation) {
        return function (first, second) {
          return bacon.fromNodeCallback(function (callback) {
            operation(first, second, callback);
          });
        };
      },
      of: bacon.once,
      fail: fail,
      join: bacon.combineAsArray,
      chain: function (stream, next) {
        return stream.flatMap(caught(next));
      },
      recover: function (stream, next) {
        return stream.flatMapError(next);
      },
      run: function (stream, done) {
        stream.subscribe(function (event) {
          if (event.hasValue) done(null, event.value);
          else if (event.isError) done(event.error);
          return bacon.noMore;
        });
      },
    },
  };
};
