'use strict';

/** The upload with promises and `then`, for every library that has them. */
module.exports = function (db, kit) {
  var Promise = kit.Promise;
  var put = kit.promisify(db.put);
  var lookUp = kit.promisify(db.lookUp);
  var insert = kit.promisify(db.insert);
  var createQuery = kit.promisify(db.createQuery);
  var execute = kit.promisify(db.execute);
  var update = kit.promisify(db.update);
  var commit = kit.promisify(db.commit);
  var rollBack = kit.promisify(db.rollBack);

  function upload(request) {
    var transaction = db.begin(request);
    var path = 'file-' + request;
    var version, file;
    return Promise.all([put(transaction, path), lookUp(transaction, path)])
      .then(function (results) {
        db.check(request, 0);
        file = results[1];
        version = { id: request * 2, size: results[0] };
        return insert(transaction, version);
      })
      .then(function () {
        db.check(request, 1);
        if (file) return file;
        return createQuery(transaction, path).then(function (query) {
          return execute(transaction, query);
        });
      })
      .then(function (row) {
        db.check(request, 2);
        file = row;
        return insert(transaction, { id: request, file: file.id, version: version.id });
      })
      .then(function () {
        db.check(request, 3);
        file.version = version.id;
        return update(transaction, file);
      })
      .then(function (answer) {
        return commit(transaction, answer + transaction.rows);
      })
      .then(undefined, function (error) {
        return rollBack(transaction, undefined).then(function () {
          throw error;
        });
      });
  }

  return function (request, done) {
    upload(request).then(function (answer) {
      done(null, answer);
    }, done);
  };
};
