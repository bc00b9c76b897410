'use strict';

/** The upload with streams of one value. */
module.exports = function (db, kit) {
  var streams = kit.streams;
  var chain = streams.chain;
  var put = streams.from(db.put);
  var lookUp = streams.from(db.lookUp);
  var insert = streams.from(db.insert);
  var createQuery = streams.from(db.createQuery);
  var execute = streams.from(db.execute);
  var update = streams.from(db.update);
  var commit = streams.from(db.commit);
  var rollBack = streams.from(db.rollBack);

  function upload(request) {
    var transaction = db.begin(request);
    var path = 'file-' + request;
    var version, file;
    var results = streams.join([put(transaction, path), lookUp(transaction, path)]);
    var inserted = chain(results, function (values) {
      db.check(request, 0);
      file = values[1];
      version = { id: request * 2, size: values[0] };
      return insert(transaction, version);
    });
    var hasFile = chain(inserted, function () {
      db.check(request, 1);
      if (file) return streams.of(file);
      return chain(createQuery(transaction, path), function (query) {
        return execute(transaction, query);
      });
    });
    var insertedFile = chain(hasFile, function (row) {
      db.check(request, 2);
      file = row;
      return insert(transaction, { id: request, file: file.id, version: version.id });
    });
    var updated = chain(insertedFile, function () {
      db.check(request, 3);
      file.version = version.id;
      return update(transaction, file);
    });
    var committed = chain(updated, function (answer) {
      return commit(transaction, answer + transaction.rows);
    });
    return streams.recover(committed, function (error) {
      return chain(rollBack(transaction, undefined), function () {
        return streams.fail(error);
      });
    });
  }

  return function (request, done) {
    streams.run(upload(request), done);
  };
};
