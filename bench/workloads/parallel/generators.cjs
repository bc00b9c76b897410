'use strict';

/** The parallel request as a generator that a library drives. */
module.exports = (db, kit) => {
  const insert = kit.promisify(db.insert);
  const commit = kit.promisify(db.commit);
  const rollBack = kit.promisify(db.rollBack);

  const store = kit.coroutine(function* (request) {
    const transaction = db.begin(request);
    try {
      const inserts = [];
      for (let i = 0; i < kit.width; i++) inserts.push(insert(transaction, { id: request + i }));
      const ids = yield kit.Promise.all(inserts);
      return yield commit(transaction, ids[0] + ids[ids.length - 1] + transaction.rows);
    } catch (error) {
      yield rollBack(transaction, undefined);
      throw error;
    }
  });

  return (request, done) => {
    store(request).then((answer) => done(null, answer), done);
  };
};
