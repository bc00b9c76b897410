import v8 from 'node:v8';

/**
 * Guards of the queue, of the tests of types, and of the lists.
 *
 * @typedef {import('./capabilities.js').Entry} Entry
 */

/** The test262 hosts call it IsHTMLDDA: an object that typeof calls undefined. */
const undetectable = () => {
  v8.setFlagsFromString('--allow-natives-syntax');
  return new Function('return %GetUndetectable()')();
};

/** More jobs than a block has room for. */
const manyJobs = (P, log) => {
  let sum = 0;
  const add = (value) => (sum += value);
  for (let i = 0; i < 300; i++) P.resolve(i).then(add);
  P.resolve().then(() => log(sum));
};

/** Jobs that enqueue jobs, until a block was filled by and by. */
const manyTurns = (P, log) => {
  const again = (left) => (left > 0 ? P.resolve(left - 1).then(again) : log('round'));
  again(400);
};

/** @type {Entry[]} */
const QUEUE = [
  {
    guard: 'exact-interleaving',
    in: 'EnqueueInRing',
    test: 'exactInterleaving',
    becomes: 'false',
    title: 'a turn for each job',
    options: { interleaving: 'exact', hostCalls: true },
    program: (P, log) => {
      for (const value of [1, 2, 3]) P.resolve(value).then(log);
    },
  },
  {
    in: { es2022: 'library', es5: 'create' },
    test: "options.interleaving === 'exact'",
    becomes: 'false',
    title: 'the option of exact interleaving is asked for',
    options: { interleaving: 'exact', hostCalls: true },
    program: (P, log) => {
      for (const value of [1, 2, 3]) P.resolve(value).then(log);
    },
  },
  {
    in: { es2022: 'library', es5: 'create' },
    test: "options && options.interleaving === 'exact'",
    becomes: "options.interleaving === 'exact'",
    title: 'no options at all',
    program: (P, log) => log('it loads'),
  },
  {
    in: 'callHost',
    test: 'scheduled = false',
    becomes: 'scheduled = true',
    title: 'a host that refuses a job',
    options: { refuses: 1 },
    program: (P, log) => {
      try {
        P.resolve(1).then();
      } catch {
        log('the host refused');
      }
      P.resolve(2).then(log);
    },
  },
  {
    in: 'EnqueueInRing',
    test: 'at === SLOTS_PER_BLOCK',
    becomes: 'false',
    title: 'a block is full',
    program: manyJobs,
  },
  {
    in: 'writeToNextBlock',
    test: 'writing[SLOTS_PER_BLOCK] === reading',
    becomes: 'false',
    title: 'more jobs than there is room for',
    program: manyJobs,
  },
  {
    in: 'flushJobs',
    test: 'first !== last',
    becomes: 'false',
    title: 'jobs in one block',
    program: (P, log) => void P.resolve(1).then(log),
  },
  {
    in: 'flushJobs',
    test: 'reading !== writing',
    becomes: 'false',
    title: 'as many jobs as a block has room for',
    program: (P, log) => {
      const promise = P.resolve(0);
      for (let i = 0; i < 256; i++) promise.then(i % 100 === 0 ? log : undefined);
    },
  },
  {
    in: 'runNextJob',
    test: 'at === SLOTS_PER_BLOCK',
    becomes: 'false',
    title: 'the last job of a block',
    program: manyTurns,
  },
  {
    in: 'runNextJob',
    test: 'first === 0',
    becomes: 'false',
    title: 'the first job of the next block',
    program: manyJobs,
  },
];

/** A thenable made of a value that may have properties. */
const resolveWith = (value) => (P, log, see) => {
  value.then = (resolve) => resolve('its then was called');
  see(P.resolve(value));
};

/** @type {Entry[]} */
const TYPES = [
  {
    in: 'isObject',
    test: "typeof x === 'object'",
    becomes: 'false',
    title: 'an object',
    program: (P, log, see) => resolveWith({})(P, log, see),
  },
  {
    in: 'isObject',
    test: 'x !== null',
    becomes: 'true',
    title: 'null',
    program: (P, log, see) => see(P.resolve(null)),
  },
  {
    in: 'isObject',
    test: "typeof x === 'function'",
    becomes: 'false',
    title: 'a function',
    program: (P, log, see) => resolveWith(() => {})(P, log, see),
  },
  {
    in: 'isObject',
    test: "typeof x === 'undefined'",
    becomes: 'true',
    title: 'a primitive value whose prototype has a then',
    program: (P, log) => {
      const get = () => void log('the then of a number is read');
      Object.defineProperty(Number.prototype, 'then', { get, configurable: true });
      try {
        P.resolve(1);
      } finally {
        delete Number.prototype.then;
      }
    },
  },
  {
    in: 'isObject',
    test: "typeof x === 'undefined'",
    becomes: 'false',
    title: 'document.all with a then',
    program: (P, log, see) => resolveWith(undetectable())(P, log, see),
  },
  {
    in: 'isObject',
    test: 'x !== undefined',
    becomes: 'true',
    title: 'undefined',
    program: (P, log, see) => see(P.resolve(undefined)),
  },
  {
    in: 'IsCallable',
    test: "typeof argument === 'undefined' && argument !== undefined",
    becomes: 'false',
    title: 'document.all as a handler',
    program: (P, log, see) => see(P.resolve(1).then(undetectable())),
  },
];
/** Runs something while a place behind the end of most arrays has a setter. */
const watching = (at, log, run) => {
  let seen = false;
  const set = function (value) {
    seen = true;
    Object.defineProperty(this, at, { __proto__: null, value, writable: true, configurable: true });
  };
  Object.defineProperty(Array.prototype, at, { __proto__: null, set, configurable: true });
  try {
    run();
  } finally {
    delete Array.prototype[at];
  }
  if (seen) log('a list of the library is seen');
};

/** Not tests, but what keeps appending to a list from being seen. @type {Entry[]} */
const LISTS = [
  {
    in: 'PerformPromiseAll',
    title: 'the values of all',
    program: (P, log) => watching(40, log, () => P.all(new Set(Array(50).keys()))),
  },
  {
    in: 'AddReaction',
    title: 'reactions of a promise',
    program: (P, log) => {
      const promise = new P(() => {});
      watching(40, log, () => Array.from({ length: 20 }, () => promise.then()));
    },
  },
  {
    in: 'newBlock',
    title: 'a queue that grows',
    program: (P, log) => watching(600, log, () => manyJobs(P, log)),
  },
].map((entry) => ({ ...entry, test: '$newList()', becomes: '[]' }));

/** Who is asked, and which of its tests: a promise has its slot of its own. */
const SLOT = { es2022: 'IsPromise', es5: 'hasState' };
const FIELD = '#PromiseState in x';

const inherits = (P, log) => log(P.prototype.then.call(Object.create(P.resolve(1))));

/** @type {Entry[]} */
const SLOTS = [
  {
    in: SLOT,
    test: { es2022: FIELD, es5: 'prototype === Promise.prototype' },
    becomes: 'true',
    title: 'then of what inherits from a promise',
    program: inherits,
  },
  {
    in: SLOT,
    test: { es2022: FIELD, es5: "$hasOwn(x, '_PromiseState')" },
    becomes: 'false',
    title: 'then of a promise that inherits from another',
    program: (P, log, see) => see(Object.setPrototypeOf(P.resolve(1), P.resolve(2))),
  },
  {
    in: 'hasState',
    test: '$stateOf(x) === undefined',
    becomes: 'false',
    only: 'es5',
    title: 'then of what is no promise',
    program: (P, log) => log(P.prototype.then.call({})),
  },
  {
    in: 'hasState',
    test: '$stateOf(prototype) === undefined',
    becomes: 'true',
    only: 'es5',
    title: 'then of what inherits from a promise',
    program: inherits,
  },
];

/** @type {Entry[]} */
export const HOST = [...QUEUE, ...TYPES, ...LISTS, ...SLOTS];
