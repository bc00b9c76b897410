import { iterated, noting, outcome, watching } from './tools.js';

/** Every TypeError of the document becomes a RangeError. */

const BEFORE = ['throws TypeError'];
const AFTER = ['throws RangeError'];

/** A program whose result, or what it throws, is logged. */
const calling = (run) => (P, log) => outcome(log, () => run(P, log));

const throwing = [
  ['25.4.3.1, step 1: a call without new', (P) => P(() => {})],
  ['25.4.3.1, step 2: an executor that is no function', (P) => new P(5)],
  ['25.4.1.5, step 1: a capability of what is no constructor', (P) => P.resolve.call({}, 1)],
  [
    '25.4.1.5, step 8: a constructor that gives no resolve',
    (P) =>
      P.resolve.call(function (executor) {
        executor(5, () => {});
      }),
  ],
  [
    '25.4.1.5, step 9: a constructor that gives no reject',
    (P) =>
      P.resolve.call(function (executor) {
        executor(() => {}, 5);
      }),
  ],
  [
    '25.4.1.5.1, step 3: an executor that is called twice',
    (P) =>
      P.resolve.call(function (executor) {
        executor(() => {});
        executor();
      }),
  ],
  [
    '25.4.1.5.1, step 4: an executor that is called twice, with reject alone',
    (P) =>
      P.resolve.call(function (executor) {
        executor(undefined, () => {});
        executor();
      }),
  ],
  ['25.4.4.1, step 2: all without a constructor', (P) => P.all.call(5, [])],
  ['25.4.4.3, step 2: race without a constructor', (P) => P.race.call(5, [])],
  ['25.4.4.4, step 2: reject without a constructor', (P) => P.reject.call(5)],
  ['25.4.4.5, step 2: resolve without a constructor', (P) => P.resolve.call(5)],
  ['25.4.5.3, step 2: then of what is no promise', (P) => P.prototype.then.call({})],
  [
    '7.3.20, step 5: a constructor that is no object',
    (P) => Object.assign(P.resolve(), { constructor: 5 }).then(),
  ],
  [
    '7.3.20, step 10: a species that is no constructor',
    (P) => Object.assign(P.resolve(), { constructor: { [Symbol.species]: () => {} } }).then(),
  ],
].map(([title, run]) => [title, calling(run), BEFORE, AFTER]);

const rejecting = [
  [
    '25.4.1.3.2, step 6: a promise that is resolved with itself',
    (P, log, see) => {
      const functions = {};
      const promise = new P((resolve) => Object.assign(functions, { resolve }));
      functions.resolve(promise);
      see(promise);
    },
  ],
  [
    '7.3.9, step 5: an iterator method that is no function',
    (P, log, see) => see(P.all({ [Symbol.iterator]: 5 })),
  ],
  [
    '7.4.1, step 5: an iterator that is no object',
    (P, log, see) => see(P.race({ [Symbol.iterator]: () => 5 })),
  ],
  [
    '7.4.2, step 4: a result that is no object',
    (P, log, see) => see(P.all(iterated(log, [], { next: () => 5 }))),
  ],
].map(([title, program]) => [
  title,
  program,
  ['it is rejected: TypeError'],
  ['it is rejected: RangeError'],
]);

/** Errors that are JavaScript's own stay what they are. */
const staying = [
  [
    'a call of what is no function',
    (P, log) => watching(log, 'then', 5) && outcome(log, () => P.prototype.catch.call({ then: 5 })),
    BEFORE,
    BEFORE,
  ],
  [
    'what a constructor of our own is told',
    (P, log) => void P.all.call(noting(log), 5),
    ['reject TypeError'],
    ['reject TypeError'],
  ],
];

/** @type {import('./constructor.js').Edit[]} */
export const EDITS = [
  {
    name: 'every TypeError is a RangeError',
    edit: (source) => source.replaceAll('*TypeError*', '*RangeError*'),
    probes: [...throwing, ...rejecting, ...staying],
  },
];
