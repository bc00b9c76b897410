'use strict';

exports.style = 'streams';
exports.load = function () {
  var rx = require('rxjs');
  return {
    streams: {
      from: function (operation) {
        return function (first, second) {
          return new rx.Observable(function (subscriber) {
            operation(first, second, function (error, value) {
              if (error) return subscriber.error(error);
              subscriber.next(value);
              return subscriber.complete();
            });
          });
        };
      },
      of: rx.of,
      fail: function (error) {
        return rx.throwError(function () {
          return error;
        });
      },
      join: rx.forkJoin,
      chain: function (stream, next) {
        return stream.pipe(rx.mergeMap(next));
      },
      recover: function (stream, next) {
        return stream.pipe(rx.catchError(next));
      },
      run: function (stream, done) {
        stream.subscribe({
          next: function (value) {
            done(null, value);
          },
          error: done,
        });
      },
    },
  };
};
