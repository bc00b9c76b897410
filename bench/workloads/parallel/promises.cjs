'use strict';

/** The parallel request with promises and `all`. */
module.exports = function (db, kit) {
  var Promise = kit.Promise;
  var insert = kit.promisify(db.insert);
  var commit = kit.promisify(db.commit);
  var rollBack = kit.promisify(db.rollBack);
  var width = kit.width;

  function store(request) {
    var transaction = db.begin(request);
    var inserts = [];
    for (var i = 0; i < width; i++) inserts.push(insert(transaction, { id: request + i }));
    return Promise.all(inserts)
      .then(function (ids) {
        return commit(transaction, ids[0] + ids[ids.length - 1] + transaction.rows);
      })
      .then(undefined, function (error) {
        return rollBack(transaction, undefined).then(function () {
          throw error;
        });
      });
  }

  return function (request, done) {
    store(request).then(function (answer) {
      done(null, answer);
    }, done);
  };
};
