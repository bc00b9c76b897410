'use strict';

/** The upload as a generator that a library drives. */
module.exports = (db, kit) => {
  const put = kit.promisify(db.put);
  const lookUp = kit.promisify(db.lookUp);
  const insert = kit.promisify(db.insert);
  const createQuery = kit.promisify(db.createQuery);
  const execute = kit.promisify(db.execute);
  const update = kit.promisify(db.update);
  const commit = kit.promisify(db.commit);
  const rollBack = kit.promisify(db.rollBack);

  const upload = kit.coroutine(function* (request) {
    const transaction = db.begin(request);
    const path = 'file-' + request;
    try {
      const results = yield kit.Promise.all([put(transaction, path), lookUp(transaction, path)]);
      db.check(request, 0);
      let file = results[1];
      const version = { id: request * 2, size: results[0] };
      yield insert(transaction, version);
      db.check(request, 1);
      if (!file) file = yield execute(transaction, yield createQuery(transaction, path));
      db.check(request, 2);
      yield insert(transaction, { id: request, file: file.id, version: version.id });
      db.check(request, 3);
      file.version = version.id;
      const answer = yield update(transaction, file);
      return yield commit(transaction, answer + transaction.rows);
    } catch (error) {
      yield rollBack(transaction, undefined);
      throw error;
    }
  });

  return (request, done) => {
    upload(request).then((answer) => done(null, answer), done);
  };
};
