'use strict';

/** The operations that take classes and async functions. */
module.exports = (Promise, many) => {
  class Derived extends Promise {}
  const identity = (x) => x;

  const awaited = async () => {
    let sum = 0;
    for (let i = 0; i < many; i++) sum += await Promise.resolve(1);
    if (sum !== many) throw new Error(`${many} awaits gave ${sum}`);
  };

  const subclassThen = (done) => {
    let last = new Derived((resolve) => resolve(1));
    for (let i = 0; i < many; i++) last = last.then(identity);
    last.then(() => done(last instanceof Derived ? undefined : new Error('not derived')), done);
  };

  return [
    { name: 'await', count: many, run: (done) => awaited().then(() => done(), done) },
    { name: 'then of a subclass', count: many, run: subclassThen },
  ];
};
