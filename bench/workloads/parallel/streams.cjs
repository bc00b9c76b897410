'use strict';

/** The parallel request with streams of one value. */
module.exports = function (db, kit) {
  var streams = kit.streams;
  var insert = streams.from(db.insert);
  var commit = streams.from(db.commit);
  var rollBack = streams.from(db.rollBack);

  function store(request) {
    var transaction = db.begin(request);
    var inserts = [];
    for (var i = 0; i < kit.width; i++) inserts.push(insert(transaction, { id: request + i }));
    var committed = streams.chain(streams.join(inserts), function (ids) {
      return commit(transaction, ids[0] + ids[ids.length - 1] + transaction.rows);
    });
    return streams.recover(committed, function (error) {
      return streams.chain(rollBack(transaction, undefined), function () {
        return streams.fail(error);
      });
    });
  }

  return function (request, done) {
    streams.run(store(request), done);
  };
};
