/**
 * How often, and in which order, `constructor` and `then` of a promise that a program has are read.
 *
 * @typedef {import('./promises.js').Entry} Entry
 */

/** Makes reads of a promise's properties events. */
const watched = (promise, log, name = 'p') => {
  for (const key of ['constructor', 'then']) {
    const value = promise[key];
    const get = () => (log(`${name}.${key}`), value);
    Object.defineProperty(promise, key, { get, configurable: true });
  }
  return promise;
};

/** @type {Record<string, [(P: any, p: any) => void, string[]]>} */
const OPERATIONS = {
  'Promise.resolve(p)': [(P, p) => P.resolve(p), ['p.constructor']],
  'Derived.resolve(p)': [
    (P, p) => class extends P {}.resolve(p),
    ['p.constructor', 'p.then', 'p.constructor'],
  ],
  'p.then()': [(P, p) => P.prototype.then.call(p), ['p.constructor']],
  'p.catch()': [(P, p) => p.catch(), ['p.then', 'p.constructor']],
  'resolve(p)': [(P, p) => new P((resolve) => resolve(p)), ['p.then', 'p.constructor']],
  'a handler that returns p': [(P, p) => P.resolve().then(() => p), ['p.then', 'p.constructor']],
  'reject(p)': [(P, p) => P.reject(p), []],
  'Promise.all([p])': [(P, p) => P.all([p]), ['p.constructor', 'p.then', 'p.constructor']],
  'Promise.race([p])': [(P, p) => P.race([p]), ['p.constructor', 'p.then', 'p.constructor']],
};

const READING = 'reading .constructor of a promise once more than the standard does';

/** @type {Entry[]} */
const reads = Object.entries(OPERATIONS).flatMap(([title, [run, expected]]) => {
  const of = (name, make) => ({
    bug: READING,
    title: `${title}, ${name}`,
    program: (P, log) => run(P, watched(make(P), log)),
    expected,
  });
  return [
    of('fulfilled', (P) => P.resolve(1)),
    of('rejected', (P) => P.reject(1)),
    of('pending', (P) => new P(() => {})),
  ];
});

/** @type {Entry[]} */
const derived = [
  {
    bug: READING,
    title: 'of derived promises that the program gets, nothing is read',
    program: (P, log) => {
      const { prototype } = P;
      const constructor = () => (log('constructor'), P);
      Object.defineProperty(prototype, 'constructor', { get: constructor, configurable: true });
      const promise = P.resolve(1);
      promise.then(() => promise).then();
    },
    // by both calls of then, and by the job that adopts
    expected: ['constructor', 'constructor', 'constructor'],
  },
  {
    bug: READING,
    title: 'of the promises that all and race make for their elements, twice at the most',
    program: (P, log) => {
      const constructor = () => (log('constructor'), P);
      Object.defineProperty(P.prototype, 'constructor', { get: constructor, configurable: true });
      P.all([1, 2]);
      P.race([1]);
    },
    // a value that is no promise makes one, whose constructor only `then` asks for
    expected: ['constructor', 'constructor', 'constructor'],
  },
];

export const READS = [...reads, ...derived];
