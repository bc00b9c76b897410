// Whether a class is collected when its promises have settled, or when it has made one that has no
// job at all. Wants --expose-gc; prints JSON.
//   node --expose-gc forgotten.cjs LIBRARY [OPTIONS]
'use strict';

const library = require(process.argv[2]);

const P = library.create(JSON.parse(process.argv[3] || '{}'));

const subclass = (use) => {
  class Derived extends P {}
  Derived.noSideEffects = true;
  use(Derived);
  return new WeakRef(Derived);
};

const references = {
  settled: subclass((Derived) => {
    for (const value of [1, 2]) Derived.resolve(value).then(() => {});
  }),
};
// when the queue is empty, so that no flush comes that forgets
setImmediate(() => {
  references.withoutJobs = subclass((Derived) => Derived.resolve(1));
  look();
});

// a weak reference is kept until the turn has ended; what collects may need more than one try
let tries = 0;
const look = () => {
  global.gc();
  tries++;
  const collected = Object.values(references).map((one) => one.deref() === undefined);
  if (collected.includes(false) && tries < 20) return setImmediate(look);
  const names = Object.keys(references);
  console.log(JSON.stringify(Object.fromEntries(names.map((name, i) => [name, collected[i]]))));
};
