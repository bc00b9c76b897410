// Replaces everything that a library could use of its host after it was loaded, runs all that a
// library does, and prints which replacements were met, and what the program saw.
'use strict';

const { create } = require(process.argv[2]);

const { apply, construct, ownKeys, defineProperty, getOwnPropertyDescriptor } = Reflect;
const { iterator, species } = Symbol;
const write = process.stdout.write.bind(process.stdout);
const { stringify } = JSON;
const { setPrototypeOf } = Object;

let met = '';
let seen = '';
const undo = setPrototypeOf([], null);

const patch = (object, key, descriptor) => {
  const before = getOwnPropertyDescriptor(object, key);
  if (before && !before.configurable) return;
  undo[undo.length] = { __proto__: null, object, key, before };
  defineProperty(object, key, { __proto__: null, configurable: true, ...descriptor });
};

/** Every function of an object says that it was called, and does what it did. */
const watchMethods = (object, name) => {
  for (const key of ownKeys(object)) {
    const { value } = getOwnPropertyDescriptor(object, key);
    if (typeof value !== 'function' || key === 'constructor') continue;
    const label = `${name}.${String(key)} `;
    const watched = function (...args) {
      met += label;
      return new.target ? construct(value, args, new.target) : apply(value, this, args);
    };
    patch(object, key, { value: watched, writable: true });
  }
};

/** A property that nobody has: it says that it was read or set. */
const watchProperty = (object, key, name) => {
  if (getOwnPropertyDescriptor(object, key)) return;
  patch(object, key, {
    get: () => void (met += `get ${name}.${String(key)} `),
    set: () => void (met += `set ${name}.${String(key)} `),
  });
};

const GLOBALS = [
  'Promise',
  'TypeError',
  'RangeError',
  'Error',
  'Array',
  'Object',
  'String',
  'Symbol',
  'Proxy',
  'WeakSet',
  'WeakMap',
  'Map',
  'Function',
  'queueMicrotask',
  'setImmediate',
  'setTimeout',
];
const KEYS = [
  'value',
  'done',
  'get',
  'set',
  'writable',
  'enumerable',
  'configurable',
  'Promise',
  'Resolve',
  'Reject',
  'Capabilities',
  'Handler',
  'iterator',
  'index',
  'values',
  'promiseCapability',
  'remainingElementsCount',
  'constructor',
  'handler',
  'capability',
  'job',
  'prototype',
  'message',
  'construct',
  'noSideEffects',
  'scheduler',
  'interleaving',
  'then0',
  species,
];

const poisonMethods = () => {
  const prototypes = {
    Object,
    Array,
    Function,
    Promise,
    WeakSet,
    String,
    Error,
    TypeError,
    Symbol,
  };
  for (const name of ownKeys(prototypes)) {
    const { prototype } = prototypes[name];
    watchMethods(prototype, `${name}.prototype`);
    watchMethods(prototypes[name], name);
  }
  watchMethods(Reflect, 'Reflect');
  watchMethods(process, 'process');
  for (const key of GLOBALS) {
    const value = global[key];
    patch(global, key, { get: () => ((met += `global ${key} `), value), set: () => {} });
  }
};

const poisonProperties = () => {
  for (const key of KEYS) watchProperty(Object.prototype, key, 'Object.prototype');
  for (const key of [...Array(64).keys(), 1023, 1024, 2000, 4096, 5000]) {
    watchProperty(Array.prototype, key, 'Array.prototype');
  }
  patch(Array, species, { get: () => void (met += 'get Array[species] ') });
};

const restore = () => {
  while (undo.length > 0) {
    const { object, key, before } = undo[undo.length - 1];
    undo.length--;
    delete object[key];
    if (before) defineProperty(object, key, setPrototypeOf(before, null));
  }
};

/** A list of jobs that touches nothing that is patched. */
let head;
let tail;
const scheduler = (job) => {
  const link = { __proto__: null, job, next: undefined };
  if (head === undefined) head = link;
  else tail.next = link;
  tail = link;
};
const drain = () => {
  while (head !== undefined) {
    const { job } = head;
    head = head.next;
    job();
  }
};

/** Counts without an array and without a protocol. */
const counting = (count, make) => ({
  __proto__: null,
  [iterator]: () => {
    let at = 0;
    const next = () =>
      at < count
        ? { __proto__: null, value: make(at++), done: false }
        : { __proto__: null, value: undefined, done: true };
    return { __proto__: null, next, return: undefined };
  },
});

const P = create({ scheduler });
// the constructor that a class gets without one iterates its arguments
class Derived extends P {
  constructor(executor) {
    super(executor);
  }
}

const note = (name) => (value) => {
  seen += `${name} ${typeof value === 'object' ? (value.name ?? value.length) : value}, `;
};
const see = (name, promise) => promise.then(note(`${name} fulfilled`), note(`${name} rejected`));

const program = () => {
  const thenable = { __proto__: null, then: (resolve) => resolve(3) };
  let settle;
  const later = new P((resolve) => (settle = resolve));
  const refused = new P((_, reject) => reject(1));
  see('later', later);
  see('again', later);
  see('third', later.then());
  see('refused', refused);
  see(
    'caught',
    refused.catch((reason) => reason + 1),
  );
  see('thenable', P.resolve(thenable));
  see(
    'adopted',
    P.resolve().then(() => later),
  );
  see('self', (later.self = P.resolve().then(() => later.self)));
  see('thrown', new P(() => null.x));
  see('all', P.all(counting(70, (i) => (i % 2 ? later : P.resolve(i)))));
  see('large', P.all(counting(5000, (i) => i)));
  see('race', P.race(counting(3, () => later)));
  see('not iterable', P.all(1));
  see(
    'derived',
    Derived.resolve(later).then(() => Derived.all(counting(2, (i) => i))),
  );
  try {
    apply(P.prototype.then, 1, { __proto__: null, length: 0 });
  } catch (error) {
    note('then of 1 throws')(error);
  }
  for (let i = 0; i < 2000; i++) P.resolve(i).then();
  settle(5);
};

poisonProperties();
poisonMethods();
met = ''; // by the loops above
try {
  program();
  drain();
} finally {
  restore();
}

// the ways to run jobs that a host has; Node itself would meet setters of Array.prototype
const later = setTimeout;
const hosted = (scheduler) => create({ scheduler });
const [Q, R, S] = ['microtask', 'nextTick', 'immediate'].map(hosted);
const soFar = met;
poisonMethods();
met = '';

let open = 3;
const close = () => void open--;
see('microtask', Q.resolve(1).then()).then(close);
see('nextTick', R.resolve(2).then()).then(close);
see('immediate', S.resolve(3).then()).then(close);

const wait = (times) => {
  const end = () => (open > 0 && times > 0 ? wait(times - 1) : finish());
  apply(later, undefined, { __proto__: null, length: 2, 0: end, 1: 5 });
};
const finish = () => {
  restore();
  const byNode = /Array\.prototype\.pop /g; // where it begins and ends ticks and immediates
  write(stringify({ met: soFar + met.replace(byNode, ''), seen }));
};
wait(1000);
