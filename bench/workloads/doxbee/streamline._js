'use strict';

/** The upload in streamline's syntax: where `_` is the callback, the function waits. */
module.exports = function (db) {
  function put(transaction, path, _) {
    return db.put(transaction, path, _);
  }

  function lookUp(transaction, path, _) {
    return db.lookUp(transaction, path, _);
  }

  return function upload(request, _) {
    var transaction = db.begin(request);
    var path = 'file-' + request;
    try {
      var storing = put(transaction, path, !_); // a future
      var looking = lookUp(transaction, path, !_);
      var version = { id: request * 2, size: storing(_) };
      var file = looking(_);
      db.check(request, 0);
      db.insert(transaction, version, _);
      db.check(request, 1);
      if (!file) {
        var query = db.createQuery(transaction, path, _);
        file = db.execute(transaction, query, _);
      }
      db.check(request, 2);
      db.insert(transaction, { id: request, file: file.id, version: version.id }, _);
      db.check(request, 3);
      file.version = version.id;
      var answer = db.update(transaction, file, _);
      return db.commit(transaction, answer + transaction.rows, _);
    } catch (error) {
      db.rollBack(transaction, undefined, _);
      throw error;
    }
  };
};
