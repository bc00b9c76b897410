'use strict';

/** The upload as an async function. */
module.exports = (db, kit) => {
  const put = kit.promisify(db.put);
  const lookUp = kit.promisify(db.lookUp);
  const insert = kit.promisify(db.insert);
  const createQuery = kit.promisify(db.createQuery);
  const execute = kit.promisify(db.execute);
  const update = kit.promisify(db.update);
  const commit = kit.promisify(db.commit);
  const rollBack = kit.promisify(db.rollBack);

  async function upload(request) {
    const transaction = db.begin(request);
    const path = 'file-' + request;
    try {
      const results = await kit.Promise.all([put(transaction, path), lookUp(transaction, path)]);
      db.check(request, 0);
      let file = results[1];
      const version = { id: request * 2, size: results[0] };
      await insert(transaction, version);
      db.check(request, 1);
      if (!file) file = await execute(transaction, await createQuery(transaction, path));
      db.check(request, 2);
      await insert(transaction, { id: request, file: file.id, version: version.id });
      db.check(request, 3);
      file.version = version.id;
      const answer = await update(transaction, file);
      return await commit(transaction, answer + transaction.rows);
    } catch (error) {
      await rollBack(transaction, undefined);
      throw error;
    }
  }

  return (request, done) => {
    upload(request).then((answer) => done(null, answer), done);
  };
};
