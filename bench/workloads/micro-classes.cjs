'use strict';

/** The operations that take classes. */
module.exports = (Promise, many) => {
  class Derived extends Promise {}
  /** This library believes it; to others it is a subclass as any. */
  class Declared extends Promise {}
  Declared.noSideEffects = true;
  const identity = (x) => x;

  /** Each link is made by `then` of the one before. */
  const linked = (Class, handler) => (done) => {
    let last = new Class((resolve) => resolve(1));
    for (let i = 0; i < many; i++) last = last.then(handler);
    last.then(() => done(last instanceof Class ? undefined : new Error('not derived')), done);
  };

  const anew = () => Declared.resolve(1);
  return [
    { name: 'then of a subclass', count: many, run: linked(Derived, identity) },
    { name: 'promises of a declared subclass', count: many, run: linked(Declared, anew) },
  ];
};
