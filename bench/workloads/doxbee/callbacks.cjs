'use strict';

/** Two operations at once. */
function find(db, transaction, path, callback) {
  var waiting = 2;
  var failed = false;
  var size, file;

  function answered(error) {
    if (failed) return undefined;
    failed = Boolean(error);
    return error ? callback(error) : --waiting === 0 && callback(null, size, file);
  }

  db.put(transaction, path, function (error, answer) {
    size = answer;
    answered(error);
  });
  db.lookUp(transaction, path, function (error, answer) {
    file = answer;
    answered(error);
  });
}

function makeRow(db, transaction, path, callback) {
  db.createQuery(transaction, path, function (error, query) {
    if (error) callback(error);
    else db.execute(transaction, query, callback);
  });
}

/** An operation's callback: what goes wrong before or in `next` fails the request. */
function after(fail, next) {
  return function (error, first, second) {
    if (error) return fail(error);
    try {
      return next(first, second);
    } catch (thrown) {
      return fail(thrown);
    }
  };
}

/** The upload with nothing but callbacks: the floor of every other row. */
module.exports = function (db) {
  return function upload(request, done) {
    var transaction = db.begin(request);
    var path = 'file-' + request;
    var version, file;

    function fail(error) {
      db.rollBack(transaction, undefined, function () {
        done(error);
      });
    }

    var updated = after(fail, function (answer) {
      db.commit(transaction, answer + transaction.rows, done);
    });
    var insertedFile = after(fail, function () {
      db.check(request, 3);
      file.version = version.id;
      db.update(transaction, file, updated);
    });
    var hasFile = after(fail, function (row) {
      db.check(request, 2);
      file = row;
      var link = { id: request, file: file.id, version: version.id };
      db.insert(transaction, link, insertedFile);
    });
    var inserted = after(fail, function () {
      db.check(request, 1);
      if (file) hasFile(null, file);
      else makeRow(db, transaction, path, hasFile);
    });
    var ready = after(fail, function (size, answer) {
      db.check(request, 0);
      file = answer;
      version = { id: request * 2, size: size };
      db.insert(transaction, version, inserted);
    });
    find(db, transaction, path, ready);
  };
};
