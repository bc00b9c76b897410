'use strict';

/**
 * A way to make a subclass.
 *
 * @typedef {object} Kind
 * @property {boolean} [pure] whether the assumption `pure-constructors` holds of it
 * @property {boolean} [declared] whether it says `noSideEffects`
 * @property {boolean} [runs] whether its constructor runs even where constructors are assumed pure
 * @property {string} [target] the only one that it works on
 * @property {(Parent: Function, tools: { count: () => void, note: (text: string) => void }) => Function} make
 */

const inherit = (Sub, Parent) => {
  Object.setPrototypeOf(Sub, Parent);
  Sub.prototype = Object.create(Parent.prototype, {
    constructor: { value: Sub, writable: true, configurable: true },
  });
  return Sub;
};

const plain = (Parent, { count }) =>
  class Sub extends Parent {
    constructor(executor) {
      count();
      super(executor);
    }
  };

/** The subclass with some of its properties defined anew. */
const withStatics = (descriptors) => (Parent, tools) =>
  Object.defineProperties(plain(Parent, tools), descriptors);

const redirected = (choose) => (Parent, tools) => {
  const Other = class Other extends Parent {};
  return Object.defineProperty(plain(Parent, tools), Symbol.species, {
    get: () => choose(Parent, Other),
  });
};

const DECLARED = { noSideEffects: { value: true } };

const wrapping = (Parent, { count, note }) =>
  class Sub extends Parent {
    constructor(executor) {
      count();
      super((resolve, reject) => {
        note('executor');
        executor((value) => {
          note('resolve');
          resolve(value);
        }, reject);
      });
    }
  };

/** Constructors after the first throw, or do what else is asked of them. */
const afterFirst = (act) => (Parent, tools) => {
  let count = 0;
  return class Sub extends Parent {
    constructor(executor) {
      tools.count();
      super(executor);
      count += 1;
      if (count > 1) return act(executor, tools);
    }
  };
};

/** @type {Record<string, Kind>} */
module.exports = {
  'a class': { pure: true, make: plain },
  'a class that declares itself pure': {
    pure: true,
    declared: true,
    make: withStatics(DECLARED),
  },
  'a class below one that declares itself pure': {
    pure: true,
    make: (Parent, tools) =>
      plain(
        class Declared extends Parent {
          static noSideEffects = true;
        },
        tools,
      ),
  },
  'a class that declares nothing true': {
    pure: true,
    make: withStatics({ noSideEffects: { value: 1 } }),
  },
  'a class with a then of its own': {
    pure: true,
    make: (Parent, tools) =>
      class Sub extends plain(Parent, tools) {
        then(onFulfilled, onRejected) {
          tools.note('then');
          return super.then(onFulfilled, onRejected);
        }
      },
  },
  // it inherits the prototype of its target's parent
  'a class that is bound': {
    pure: true,
    runs: true,
    make: (Parent, tools) => plain(class Middle extends Parent {}, tools).bind(),
  },
  'a function that constructs for its own new.target': {
    pure: true,
    make: (Parent, { count }) => {
      function Sub(executor) {
        count();
        return Reflect.construct(Parent, [executor], new.target);
      }
      return inherit(Sub, Parent);
    },
  },
  'a function that changes the prototype': {
    pure: true,
    make: (Parent, { count }) => {
      function Sub(executor) {
        count();
        return Object.setPrototypeOf(new Parent(executor), Sub.prototype);
      }
      return inherit(Sub, Parent);
    },
  },
  'a function that calls its parent': {
    pure: true,
    target: 'es5',
    make: (Parent, { count }) => {
      function Sub(executor) {
        count();
        Parent.call(this, executor);
      }
      return inherit(Sub, Parent);
    },
  },
  'species is the parent': { pure: true, make: redirected((Parent) => Parent) },
  'species is another subclass': { pure: true, make: redirected((_, Other) => Other) },
  'species is null': { pure: true, make: redirected(() => null) },
  'species throws': {
    pure: true,
    make: redirected(() => {
      throw new RangeError('species');
    }),
  },
  'species makes no promises': { pure: true, make: redirected(() => function NoPromises() {}) },
  'a constructor with side effects': {
    make: (Parent, { count, note }) =>
      class Sub extends Parent {
        constructor(executor) {
          count();
          note('constructor');
          super(executor);
        }
      },
  },
  'an executor that is wrapped': { make: wrapping },
  'an executor that is wrapped by what declares itself pure': {
    declared: true,
    make: (Parent, tools) => Object.defineProperties(wrapping(Parent, tools), DECLARED),
  },
  'an executor that is called twice': {
    make: afterFirst((executor) => {
      executor(
        () => {},
        () => {},
      );
    }),
  },
  'an executor that is not called': {
    make: (Parent, { count }) =>
      class Sub extends Parent {
        constructor() {
          count();
          super(() => {});
        }
      },
  },
  'a constructor that throws': {
    make: afterFirst(() => {
      throw new RangeError('constructor');
    }),
  },
  'a constructor that returns another object': {
    make: afterFirst((executor, { note }) => ({
      then(onFulfilled) {
        note('then of another object');
        if (onFulfilled) onFulfilled('other');
        return 'no promise';
      },
    })),
  },
};
