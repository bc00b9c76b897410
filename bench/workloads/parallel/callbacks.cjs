'use strict';

/** The parallel request with a counter. */
module.exports = function (db, kit) {
  var width = kit.width;

  return function store(request, done) {
    var transaction = db.begin(request);
    var ids = [];
    var waiting = width;
    var failed = false;

    function insert(index) {
      db.insert(transaction, { id: request + index }, function (error, id) {
        if (failed) return;
        if (error) fail(error);
        else inserted(index, id);
      });
    }

    function inserted(index, id) {
      ids[index] = id;
      if (--waiting > 0) return;
      db.commit(transaction, ids[0] + ids[width - 1] + transaction.rows, done);
    }

    function fail(error) {
      failed = true;
      db.rollBack(transaction, undefined, function () {
        done(error);
      });
    }

    for (var i = 0; i < width; i++) insert(i);
  };
};
