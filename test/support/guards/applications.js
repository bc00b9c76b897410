/**
 * What direct-application applies itself: anything else is for Call, which says what is wrong with it.
 *
 * @type {import('./capabilities.js').Entry[]}
 */
export const APPLICATIONS = [
  {
    in: 'GetIterator',
    test: "typeof method === 'function'",
    title: 'all of what is not iterable',
    program: (P, log, see) => see(P.all(5)),
  },
  {
    in: 'IteratorNext',
    test: "typeof iteratorRecord.NextMethod === 'function'",
    only: 'es2022',
    edition: 'es2025',
    title: 'all of what gives an iterator without next',
    program: (P, log, see) => see(P.all({ [Symbol.iterator]: () => ({}) })),
  },
].map((entry) => ({ ...entry, becomes: 'true' }));

const iterable = (iterator) => ({ [Symbol.iterator]: () => iterator });

const hasOwnNext = (iterator) => `a next of its own: ${Object.hasOwn(iterator, 'next')}`;

/** A program that meets another property of what all iterators of arrays inherit. */
const patched = (name, make, run) => (P, log, see) => {
  const prototype = Object.getPrototypeOf([][Symbol.iterator]());
  const before = Object.getOwnPropertyDescriptor(prototype, name);
  Object.defineProperty(prototype, name, { configurable: true, ...make(prototype, log) });
  try {
    run(P, log, see);
  } finally {
    if (before) Object.defineProperty(prototype, name, before);
    else delete prototype[name];
  }
};

/** `resolve` throws, so that the iterator is closed. */
const closes = (P, list) => {
  P.resolve = () => {
    throw new Error('refused');
  };
  P.all(list);
};

/** An array's iterator that a program made, and keeps. */
const keeps = (P, log) => {
  const iterator = [1, 2][Symbol.iterator]();
  P.all(iterable(iterator));
  log(hasOwnNext(iterator));
};

/** What own-next calls by a method of its own: an iterator of an array that nobody else has. */
const OWN = [
  {
    in: 'tryCall',
    test: 'argument1 === OwnNext',
    title: 'an iterator that changes its next',
    program: (P, log, see) => {
      const iterator = {
        next() {
          iterator.next = () => void log('a next that came later');
          return { done: iterator.walked, value: (iterator.walked = true) };
        },
      };
      see(P.all(iterable(iterator)));
    },
  },
  {
    in: 'GetIteratorFromMethod',
    test: 'method === ($arrayIteration.method || ArrayIterator)',
    title: "an array's iterator that a program keeps",
    program: keeps,
  },
  {
    in: 'GetIteratorFromMethod',
    test: '!$arrayIteration.getter()',
    title: 'next of all arrays is asked for by a getter, once',
    program: (P, log, see) => {
      let shown;
      const getter = (prototype) => {
        const { next } = prototype;
        const get = function () {
          shown = this;
          Object.defineProperty(prototype, 'next', { value: next });
          return next;
        };
        return { get };
      };
      P.resolve = (value) => {
        log(hasOwnNext(shown));
        return new P((resolve) => resolve(value));
      };
      patched('next', getter, () => see(P.all([1, 2])))(P, log, see);
    },
  },
  {
    in: 'OwnNext',
    test: 'isOwn',
    title: "an array's iterator that a program made, and keeps",
    program: keeps,
  },
  {
    in: 'OwnNext',
    test: 'record.NextMethod === known',
    title: 'another next of all arrays',
    program: patched(
      'next',
      ({ next }, log) => ({
        value: function () {
          log(hasOwnNext(this));
          return next.call(this);
        },
      }),
      (P, log, see) => see(P.all([1, 2])),
    ),
  },
  {
    in: 'IteratorClose',
    test: 'iteratorRecord.NextMethod === OwnNext',
    title: 'an iterator of a program is closed',
    program: (P, log) => {
      const next = () => ({ done: false });
      closes(P, iterable({ next, return: () => void log('closed') }));
      const iterator = { next, return: () => void log(hasOwnNext(iterator)) };
      closes(P, iterable(iterator));
    },
  },
  {
    in: 'IteratorClose',
    test: 'iteratorRecord.NextMethod === OwnNext',
    becomes: 'false',
    title: "an array's iterator is closed",
    program: patched(
      'return',
      (prototype, log) => ({
        value: function () {
          log(hasOwnNext(this));
          return {};
        },
      }),
      (P) => closes(P, [1, 2]),
    ),
  },
].map((entry) => ({
  guard: 'array-iteration',
  becomes: 'true',
  only: 'es5',
  edition: 'es2025',
  without: 'Reflect',
  ...entry,
}));

/** @type {import('./capabilities.js').Entry[]} */
export const ITERATIONS = OWN;
