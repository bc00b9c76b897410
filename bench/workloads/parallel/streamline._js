'use strict';

/** The parallel request with streamline's futures. */
module.exports = function (db, kit) {
  function insert(transaction, id, _) {
    return db.insert(transaction, { id: id }, _);
  }

  return function store(request, _) {
    var transaction = db.begin(request);
    var width = kit.width;
    var futures = [];
    var ids = [];
    try {
      for (var i = 0; i < width; i++) futures[i] = insert(transaction, request + i, !_);
      for (var j = 0; j < width; j++) ids[j] = futures[j](_);
      return db.commit(transaction, ids[0] + ids[width - 1] + transaction.rows, _);
    } catch (error) {
      db.rollBack(transaction, undefined, _);
      throw error;
    }
  };
};
