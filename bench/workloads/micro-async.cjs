'use strict';

/** The operations that take async functions. */
module.exports = (Promise, many) => {
  const awaited = async () => {
    let sum = 0;
    for (let i = 0; i < many; i++) sum += await Promise.resolve(1);
    if (sum !== many) throw new Error(`${many} awaits gave ${sum}`);
  };
  return [{ name: 'await', count: many, run: (done) => awaited().then(() => done(), done) }];
};
