// Whether a class is collected when its promises have settled. Wants --expose-gc; prints JSON.
'use strict';

const library = require(process.argv[2]);

const P = library.Promise;

const subclass = () => {
  class Derived extends P {}
  Derived.noSideEffects = true;
  for (const value of [1, 2]) Derived.resolve(value).then(() => {});
  return new WeakRef(Derived);
};

const reference = subclass();
// a weak reference is kept until the turn has ended; what collects may need more than one try
let tries = 0;
const look = () => {
  global.gc();
  tries++;
  if (reference.deref() !== undefined && tries < 20) return setImmediate(look);
  console.log(JSON.stringify({ collected: reference.deref() === undefined }));
};
setImmediate(look);
