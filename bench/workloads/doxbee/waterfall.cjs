'use strict';

/** What a step's check throws is its error. */
function checked(db, request, point, next) {
  return function (value, callback) {
    try {
      db.check(request, point);
    } catch (error) {
      return callback(error);
    }
    return next(value, callback);
  };
}

/** The upload with callbacks, put together by a library's `waterfall` and `parallel`. */
module.exports = function (db, kit) {
  var async = kit.async;

  return function upload(request, done) {
    var transaction = db.begin(request);
    var path = 'file-' + request;
    var version, file;

    function step(point, next) {
      return checked(db, request, point, next);
    }

    async.waterfall(
      [
        function (callback) {
          async.parallel(
            [db.put.bind(null, transaction, path), db.lookUp.bind(null, transaction, path)],
            callback
          );
        },
        step(0, function (results, callback) {
          file = results[1];
          version = { id: request * 2, size: results[0] };
          db.insert(transaction, version, callback);
        }),
        step(1, function (id, callback) {
          if (file) return callback(null, file);
          return async.waterfall(
            [db.createQuery.bind(null, transaction, path), db.execute.bind(null, transaction)],
            callback
          );
        }),
        step(2, function (row, callback) {
          file = row;
          db.insert(transaction, { id: request, file: file.id, version: version.id }, callback);
        }),
        step(3, function (id, callback) {
          file.version = version.id;
          db.update(transaction, file, callback);
        }),
        function (answer, callback) {
          db.commit(transaction, answer + transaction.rows, callback);
        },
      ],
      function (error, answer) {
        if (!error) return done(null, answer);
        return db.rollBack(transaction, undefined, function () {
          done(error);
        });
      }
    );
  };
};
