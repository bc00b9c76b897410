/**
 * Bugs that fast paths of engines and libraries had, each as a program and what it has to see.
 *
 * @typedef {object} Entry
 * @property {string} bug
 * @property {string} title
 * @property {import('../guards/trace.js').Program} program
 * @property {string[]} expected
 * @property {Record<string, string>} [limits] targets that document that they cannot, and why
 */

const fail = () => {
  throw new Error();
};

/** A promise whose `constructor` is what a getter gives. */
const withConstructor = (promise, get) =>
  Object.defineProperty(promise, 'constructor', { get, configurable: true });

const pending = (P) => {
  let settle;
  const promise = new P((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
};

const SPECIES = "a species that throws in the thenable's job, so that the promise never settles";

/** @type {Entry[]} */
const species = [
  ['a constructor that throws', fail, 'Error'],
  ['a constructor that is no object', () => 1, 'TypeError'],
  [
    'a species that throws',
    () => Object.defineProperty({}, Symbol.species, { get: fail }),
    'Error',
  ],
  ['a species that is no constructor', () => ({ [Symbol.species]: () => {} }), 'TypeError'],
  ['a species that constructs nothing', () => ({ [Symbol.species]: Object }), 'TypeError'],
].map(([title, get, error]) => ({
  bug: SPECIES,
  title,
  program: (P, log, see) => {
    see(P.resolve().then(() => withConstructor(P.resolve(1), get)));
    see(new P((resolve) => resolve(withConstructor(P.reject(1), get))), 'another');
  },
  expected: [`another is rejected: ${error}`, `it is rejected: ${error}`],
}));

/** What is no promise, whatever it inherits from or hides. */
const PRETENDERS = {
  'what inherits from a promise': { make: (promise) => Object.create(promise) },
  'a proxy of a promise': {
    make: (promise) => new Proxy(promise, {}),
    limits: { es5: 'slots are properties, which are found through a proxy' },
  },
  'an object with the prototype of promises': { make: (promise, P) => Object.create(P.prototype) },
  'the prototype of promises': { make: (promise, P) => P.prototype },
};

/** @type {Entry[]} */
const pretenders = Object.entries(PRETENDERS).map(([title, { make, limits }]) => ({
  bug: 'Object.create(p) or a proxy of p passing as a promise',
  title,
  limits,
  program: (P, log, see) => {
    const pretender = make(P.resolve(1), P);
    try {
      P.prototype.then.call(pretender, log, log);
    } catch (error) {
      log(`then throws ${error.name}`);
    }
    log(`resolve makes a promise: ${P.resolve(pretender) !== pretender}`);
    see(new P((resolve) => resolve(pretender)), 'resolved with it');
    see(P.all([pretender]), 'all of it');
    see(P.race([pretender]), 'race of it');
  },
  expected: [
    'then throws TypeError',
    'resolve makes a promise: true',
    'resolved with it is rejected: TypeError',
    'all of it is rejected: TypeError',
    'race of it is rejected: TypeError',
  ],
}));

const FORGED = [
  'state',
  'value',
  'result',
  'status',
  'reactions',
  'alreadyResolved',
  'PromiseState',
  'PromiseResult',
  '_PromiseState',
  '_PromiseResult',
  '_PromiseFulfillReactions',
  '_PromiseRejectReactions',
  '_AlreadyResolved',
  '#PromiseState',
  '#PromiseResult',
];

const forge = (object, value) => {
  for (const key of FORGED) Object.defineProperty(object, key, { value, configurable: true });
  return object;
};

const PUBLIC = { es5: 'internal slots are properties' };

/** @type {Entry[]} */
const fields = [
  {
    bug: 'forged results through public fields',
    title: 'a promise has no own property',
    limits: PUBLIC,
    program: (P, log) => {
      const { promise } = pending(P);
      promise.then();
      log(Reflect.ownKeys(promise).length + Reflect.ownKeys(P.resolve(1)).length);
    },
    expected: ['0'],
  },
  {
    bug: 'forged results through public fields',
    title: 'properties with the names of slots mean nothing',
    limits: PUBLIC,
    program: (P, log, see) => {
      const { promise, resolve } = pending(P);
      see(forge(promise, 2));
      see(forge(P.reject(1), 'fulfilled'), 'another');
      resolve(1);
    },
    expected: ['another is rejected: 1', 'it is fulfilled: 1'],
  },
  {
    bug: 'forged results through public fields',
    title: 'an object with the names of slots is no promise',
    limits: PUBLIC,
    program: (P, log, see) => {
      const forged = forge(Object.create(P.prototype), 1);
      see(P.resolve(forged));
      see(P.all([forged]), 'all of it');
    },
    expected: ['it is rejected: TypeError', 'all of it is rejected: TypeError'],
  },
  ...['freeze', 'seal', 'preventExtensions'].map((how) => ({
    bug: 'frozen promises that cannot settle',
    title: how,
    limits: how === 'freeze' ? { es5: 'a frozen promise cannot settle' } : undefined,
    program: (P, log, see) => {
      const { promise, resolve } = pending(P);
      const derived = Object[how](Object[how](promise).then((value) => P.reject(value)));
      const all = Object[how](P.all([promise, derived.then(null, () => 2)]));
      see(promise);
      see(derived, 'its derived promise');
      see(all, 'all');
      resolve(Object[how](P.resolve(1)));
    },
    expected: [
      'it is fulfilled: 1',
      'its derived promise is rejected: 1',
      'all is fulfilled: [1,2]',
    ],
  })),
];

const PRIMITIVES = [1, 'text', true, 10n ** 30n, Symbol('s'), Symbol.iterator];

/** @type {Entry[]} */
const primitives = [
  {
    bug: 'a BigInt or symbol resolution treated as an object',
    title: 'the then of a primitive value is not read',
    program: (P, log, see) => {
      const holders = PRIMITIVES.map((value) => Object.getPrototypeOf(value));
      const get = () => void log('then is read');
      for (const holder of holders) {
        Object.defineProperty(holder, 'then', { get, configurable: true });
      }
      try {
        for (const value of [...PRIMITIVES, undefined, null]) {
          see(P.resolve(value));
          see(new P((resolve) => resolve(value)), 'another');
        }
      } finally {
        for (const holder of holders) delete holder.then;
      }
    },
    expected: [...PRIMITIVES, undefined, null].flatMap((value) => [
      `it is fulfilled: ${String(value)}`,
      `another is fulfilled: ${String(value)}`,
    ]),
  },
];

/** @type {Entry[]} */
const derived = [
  {
    bug: 'Derived.resolve(p) returning a base promise',
    title: 'a promise is its own only for the constructor that it names',
    program: (P, log, see) => {
      class Derived extends P {}
      const promise = P.resolve(1);
      const resolved = Derived.resolve(promise);
      log(`a new one: ${resolved !== promise}, ${resolved instanceof Derived}`);
      log(`the same: ${P.resolve(promise) === promise}, ${Derived.resolve(resolved) === resolved}`);
      log(`the base makes its own: ${P.resolve(resolved) !== resolved}`);
      promise.constructor = Derived;
      log(`it names Derived: ${Derived.resolve(promise) === promise}`);
      see(resolved);
    },
    expected: [
      'a new one: true, true',
      'the same: true, true',
      'the base makes its own: true',
      'it names Derived: true',
      'it is fulfilled: 1',
    ],
  },
  {
    bug: 'a throwing constructor getter on a derived promise stopping the queue',
    title: 'the promise that a handler returns, and one that it is called on',
    program: (P, log, see) => {
      const bad = withConstructor(P.resolve(1).then(), fail);
      see(P.resolve().then(() => bad));
      see(
        P.resolve().then(() => bad.then()),
        'another',
      );
      see(
        P.all([P.resolve(1), 2]).then(() => P.all([bad])),
        'all of it',
      );
      P.resolve().then(() => log('the queue goes on'));
    },
    expected: [
      'the queue goes on',
      'another is rejected: Error',
      'it is rejected: Error',
      'all of it is rejected: Error',
    ],
  },
];

export const PROMISES = [...species, ...pretenders, ...fields, ...primitives, ...derived];
