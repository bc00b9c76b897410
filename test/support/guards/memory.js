/** Guards of what the library remembers of constructors. */

/** What inherits that it is pure is asked for twice. */
const inherits = (P, log, see) => {
  class Pure extends P {
    static noSideEffects = true;
  }
  class Derived extends Pure {
    constructor(executor) {
      super(executor);
      log('the constructor of a subclass runs');
    }
  }
  for (const value of [1, 2]) see(Derived.resolve(value));
};

/** @type {import('./capabilities.js').Entry[]} */
export const MEMORY = [
  {
    in: 'IsConstructor',
    test: 'argument === lastConstructor',
    title: 'what is no constructor',
    program: (P, log, see) => see(P.resolve.call({}, 1)),
  },
  ...['C === lastDeclared', 'declaresItself(C)'].map((test) => ({
    in: 'declaresNoSideEffects',
    test,
    title: 'a subclass of one that declares it',
    program: inherits,
  })),
].map((entry) => ({ ...entry, becomes: 'true' }));
