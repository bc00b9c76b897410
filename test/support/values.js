/**
 * Values at the edges of the language, with what the standard says of each: its type, and whether it
 * has [[Call]] and [[Construct]].
 *
 * @typedef {object} Sample
 * @property {string} name
 * @property {any} value
 * @property {string} type
 * @property {boolean} [callable]
 * @property {boolean} [constructor]
 */

/** @param {object} target @returns {any} a proxy of which nothing can be asked any more */
export const revoked = (target) => {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
};

class Base {}
class Derived extends Base {}
class Rootless extends null {}
function ordinary() {}
const arrow = () => {};
const members = {
  method() {},
  get accessor() {
    return undefined;
  },
};
const getter = Object.getOwnPropertyDescriptor(members, 'accessor').get;

const PRIMITIVES = [
  ['undefined', undefined, 'Undefined'],
  ['null', null, 'Null'],
  ['true', true, 'Boolean'],
  ['false', false, 'Boolean'],
  ['the empty string', '', 'String'],
  ['a string', 'then', 'String'],
  ['0', 0, 'Number'],
  ['-0', -0, 'Number'],
  ['NaN', NaN, 'Number'],
  ['Infinity', Infinity, 'Number'],
  ['0n', 0n, 'BigInt'],
  ['a BigInt', 10n ** 20n, 'BigInt'],
  ['a symbol', Symbol('s'), 'Symbol'],
  ['a well-known symbol', Symbol.iterator, 'Symbol'],
];

const OBJECTS = [
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['what inherits from a function', Object.create(ordinary)],
  ['an array', []],
  ['a regular expression', /x/],
  ['a Number object', Object(NaN)],
  ['a BigInt object', Object(1n)],
  ['a Symbol object', Object(Symbol())],
  ['a proxy', new Proxy({}, {})],
  ['a revoked proxy', revoked({})],
  ['Math', Math],
];

const FUNCTIONS = [
  ['an arrow function', arrow],
  ['a method', members.method],
  ['a getter', getter],
  ['an async function', async function () {}],
  ['a generator', function* () {}],
  ['a bound arrow function', arrow.bind(null)],
  ['a proxy of an arrow function', new Proxy(arrow, {})],
  ['a revoked proxy of an arrow function', revoked(arrow)],
  ['a built-in method', Math.max],
  ['a built-in prototype', Function.prototype],
];

const CONSTRUCTORS = [
  ['a function', ordinary],
  ['a class', Base],
  ['a derived class', Derived],
  ['a class that extends null', Rootless],
  ['a bound function', ordinary.bind(null)],
  ['a bound class', Base.bind(null)],
  ['a proxy of a class', new Proxy(Base, {})],
  ['a revoked proxy of a class', revoked(Base)],
  ['a bound proxy', new Proxy(ordinary, {}).bind(null)],
  ['Symbol', Symbol],
  ['Proxy', Proxy],
];

const objects = (pairs, facts) =>
  pairs.map(([name, value]) => ({ name, value, type: 'Object', ...facts }));

/** @type {Sample[]} */
export const VALUES = [
  ...PRIMITIVES.map(([name, value, type]) => ({ name, value, type })),
  ...objects(OBJECTS, {}),
  ...objects(FUNCTIONS, { callable: true }),
  ...objects(CONSTRUCTORS, { callable: true, constructor: true }),
];

/**
 * A proxy that notes everything that is done with it.
 *
 * @param {object} target
 * @param {string[]} log
 */
export function watched(target, log) {
  const trap = (name) => [name, (...args) => (log.push(name), Reflect[name](...args))];
  return new Proxy(target, Object.fromEntries(Object.getOwnPropertyNames(Reflect).map(trap)));
}

/** Properties that trip code which forgets that objects and arrays inherit. */
const KEYS = 'get set value done writable Promise Resolve Reject 0 1'.split(' ');
const TRAPS = [Object.prototype, Array.prototype].flatMap((holder) =>
  KEYS.map((key) => ({ holder, key })),
);
TRAPS.push({ holder: Array.prototype, key: Symbol.iterator });

/**
 * Runs something while Object.prototype and Array.prototype have getters and setters that nobody
 * may meet, and arrays no iterator. Nothing asynchronous, and no assertion, can run in there.
 *
 * @param {() => any} run
 * @returns {{ result: any, met: string }} what it returned, and the properties that were met
 */
export function polluted(run) {
  let met = '';
  const before = TRAPS.map(({ holder, key }) => Object.getOwnPropertyDescriptor(holder, key));
  TRAPS.forEach(({ holder, key }) => {
    const note = () => void (met += `${String(key)} `);
    Object.defineProperty(holder, key, {
      __proto__: null,
      get: note,
      set: note,
      configurable: true,
    });
  });
  try {
    const result = run();
    return { result, met };
  } finally {
    TRAPS.forEach(({ holder, key }, i) => {
      delete holder[key];
      if (before[i]) Object.defineProperty(holder, key, before[i]);
    });
  }
}
