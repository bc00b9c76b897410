/**
 * When all and race close their iterator, what becomes of an error that comes up meanwhile, and how
 * often an element counts.
 *
 * @typedef {import('./promises.js').Entry} Entry
 */

const fail = (name) => {
  throw name;
};

/** An iterable that says what is asked of it; parts of it can be replaced. */
const iterable = (log, elements, parts = {}) => {
  let at = 0;
  const next = () =>
    at < elements.length ? { value: elements[at++], done: false } : { done: true };
  const iterator = { next, return: () => (log('return'), {}), ...parts };
  if (parts.noReturn) delete iterator.return;
  return { [Symbol.iterator]: () => iterator };
};

const result = (done, value) => () => ({
  get done() {
    return done();
  },
  get value() {
    return value();
  },
});

/** What goes wrong, and with which reason; `closed` says whether the iterator is told. */
const ERRORS = {
  'next throws': { parts: { next: () => fail('next') }, reason: 'next', closed: false },
  'next gives no object': { parts: { next: () => 1 }, reason: 'TypeError', closed: false },
  'done throws': { parts: { next: result(() => fail('done')) }, reason: 'done', closed: false },
  'value throws': {
    parts: {
      next: result(
        () => false,
        () => fail('value'),
      ),
    },
    reason: 'value',
    closed: false,
  },
  'resolve throws': { resolve: () => fail('resolve'), reason: 'resolve', closed: true },
  'resolve gives undefined': { resolve: () => {}, reason: 'TypeError', closed: true },
  'resolve is no function': { resolve: 1, reason: 'TypeError', closed: true },
  'reading then throws': {
    resolve: () => Object.defineProperty({}, 'then', { get: () => fail('then') }),
    reason: 'then',
    closed: true,
  },
  'then throws': {
    resolve: () => ({ then: () => fail('called') }),
    reason: 'called',
    closed: true,
  },
  'the species throws': {
    resolve: (P) =>
      Object.defineProperty(P.resolve(1), 'constructor', { get: () => fail('species') }),
    reason: 'species',
    closed: true,
  },
  nothing: { reason: undefined, closed: false },
};

const combine = (P, log, see, method, { parts, resolve }) => {
  const C = class extends P {};
  if (resolve) C.resolve = typeof resolve === 'function' ? () => resolve(P) : resolve;
  see(C[method](iterable(log, [P.resolve(1)], parts)));
};

const METHODS = { all: '[1]', race: '1' };

/** @type {Entry[]} */
const closing = Object.entries(METHODS).flatMap(([method, value]) =>
  Object.entries(ERRORS).map(([title, error]) => ({
    bug: 'IteratorClose called when it must not be',
    title: `${method}: ${title}`,
    program: (P, log, see) => combine(P, log, see, method, error),
    expected: [
      ...(error.closed ? ['return'] : []),
      error.reason ? `it is rejected: ${error.reason}` : `it is fulfilled: ${value}`,
    ],
  })),
);

/** What `return` does, and what the promise is rejected with: what went wrong before, if it can. */
const RETURNS = {
  'return throws': [{ return: () => fail('return') }, 'then'],
  'return gives no object': [{ return: () => 1 }, 'then'],
  'there is no return': [{ noReturn: true }, 'then'],
  'return is null': [{ return: null }, 'then'],
  // ES2015 gets the method before it looks at the completion
  'return is no function': [{ return: 1 }, 'TypeError'],
};

/** @type {Entry[]} */
const swallowing = Object.keys(METHODS).flatMap((method) =>
  Object.entries(RETURNS).map(([title, [parts, reason]]) => ({
    bug: 'IteratorClose swallowing a throw',
    title: `${method}: ${title}`,
    program: (P, log, see) =>
      combine(P, log, see, method, { ...ERRORS['reading then throws'], parts }),
    expected: [`it is rejected: ${reason}`],
  })),
);

/** @type {Entry[]} */
const elements = [
  {
    bug: 'both element functions of a pair counting',
    title: 'an element function that is called twice counts once',
    program: (P, log, see) => {
      const C = class extends P {};
      C.resolve = (x) => x;
      const twice = { then: (resolve) => (resolve(1), resolve(2)) };
      const never = { then: () => {} };
      see(C.all([twice, never]), 'all of two');
      see(C.all([twice, twice]), 'all of both');
    },
    expected: ['all of both is fulfilled: [1,1]'],
  },
  {
    bug: 'both element functions of a pair counting',
    title: 'an element that resolves and rejects',
    program: (P, log, see) => {
      const C = class extends P {};
      C.resolve = (x) => x;
      const both = { then: (resolve, reject) => (resolve(1), reject(2)) };
      see(C.all([both, { then: () => {} }]));
      see(C.all([{ then: (resolve) => resolve(1) }, both]), 'another');
      see(C.all([both]), 'all of one');
    },
    // all waits for the end of its loop, so no first element fulfils anything
    expected: ['it is rejected: 2', 'another is rejected: 2', 'all of one is rejected: 2'],
  },
];

export const ITERATION = [...closing, ...swallowing, ...elements];
