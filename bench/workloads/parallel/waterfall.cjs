'use strict';

/** The parallel request with callbacks, joined by a library's `parallel`. */
module.exports = function (db, kit) {
  var async = kit.async;

  return function store(request, done) {
    var transaction = db.begin(request);
    var inserts = [];
    for (var i = 0; i < kit.width; i++) {
      inserts.push(db.insert.bind(null, transaction, { id: request + i }));
    }
    async.waterfall(
      [
        function (callback) {
          async.parallel(inserts, callback);
        },
        function (ids, callback) {
          var answer = ids[0] + ids[ids.length - 1] + transaction.rows;
          db.commit(transaction, answer, callback);
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
