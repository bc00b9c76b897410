import { Trace, each, isObject, newList } from './trace.js';

const { defineProperty, getOwnPropertyDescriptor } = Object;
const { apply } = Reflect;

/** So many calls of a program's own functions per run; what is called later does nothing. */
const FUEL = 200;
/** So many of them at a time: no run comes near the end of the stack. */
const DEPTH = 10;
/** So many objects of each kind that statements can refer to. */
const POOL = 40;

const SHARED = {
  'Object.prototype': Object.prototype,
  'Array.prototype': Array.prototype,
  'ArrayIterator.prototype': Object.getPrototypeOf([][Symbol.iterator]()),
};

const METHODS = ['then', 'catch', 'finally'];
const STATICS = [
  ...['resolve', 'reject', 'all', 'race'],
  ...['allSettled', 'any', 'withResolvers', 'try'],
];

/**
 * The state of one run of a program on one library: what it has made so far, what it changed
 * outside and will put back, and the trace.
 *
 * @typedef {object} Scope what an expression stands in
 * @property {any[]} args of the function around it
 * @property {any} self its `this`
 * @property {{value: any}} cell the result of the statement around it, once there is one
 */
export class World {
  /**
   * @param {any} Promise of the library
   * @param {{evaluate: Function, perform: Function}} interpreter of expressions and statements
   */
  constructor(Promise, { evaluate, perform }) {
    this.evaluate = (value, scope) => evaluate(this, value, scope);
    this.perform = (action, scope) => perform(this, action, scope);
    this.trace = new Trace();
    /** What was met on the way that some comparisons exclude; see editions.js and subjects.js. */
    this.features = new Set();
    this.errors = newList();
    /** Each proxy of the program's own, and what it stands before. */
    this.proxies = new Map();
    /** Constructors without effects that hand their executor on unchanged. */
    this.pure = new Set([Promise]);
    this.promises = newList();
    this.functions = newList();
    this.constructors = newList();
    this.arrays = newList();
    this.later = newList();
    this.undo = newList();
    this.fuel = FUEL;
    this.depth = 0;
    /** How often a property of a name was changed, anywhere. */
    this.changes = Object.create(null);
    /** At the end only states are asked for: the program's functions do nothing any more. */
    this.over = false;
    this.speciesGetter = getOwnPropertyDescriptor(Promise, Symbol.species)?.get;
    const { prototype } = Promise;
    const names = { Promise, 'Promise.prototype': prototype };
    each(METHODS, (key) => key in prototype && (names[key] = prototype[key]));
    each(STATICS, (key) => key in Promise && (names[key] = Promise[key]));
    this.intrinsics = Object.assign(Object.create(null), names, SHARED);
    this.shared = new Set();
    each(Object.keys(this.intrinsics), (name) => {
      this.shared.add(this.trace.label(this.intrinsics[name], name));
    });
    this.keep(this.constructors, Promise);
  }

  log(event) {
    this.trace.add(event);
  }

  show(value) {
    return this.trace.show(value);
  }

  showAll(values) {
    return this.trace.showAll(values);
  }

  keep(pool, value) {
    if (pool.length < POOL && isObject(value)) pool[pool.length] = value;
    return value;
  }

  /** The object of a pool that a number in a program stands for. */
  pick(pool, at) {
    return pool.length > 0 ? pool[at % pool.length] : undefined;
  }

  /** Runs the inside of one of the program's functions, while there is fuel. */
  spend(run) {
    if (this.over || this.fuel <= 0 || this.depth >= DEPTH) return undefined;
    this.fuel--;
    this.depth++;
    try {
      return run();
    } finally {
      this.depth--;
    }
  }

  /** What an object is, behind all proxies. */
  behind(object) {
    let target = object;
    while (this.proxies.has(target)) target = this.proxies.get(target);
    return target;
  }

  /** Whether an object outlives the program, or is the library's own. */
  isShared(object) {
    return this.shared.has(this.behind(object));
  }

  /** Changes a property, and remembers what it was. `descriptor` undefined deletes it. */
  define(object, key, descriptor) {
    const target = this.behind(object);
    const before = getOwnPropertyDescriptor(target, key);
    const fixed = before && !before.configurable && descriptor && 'value' in descriptor;
    if (fixed) defineProperty(object, key, { __proto__: null, value: descriptor.value });
    else if (descriptor) defineProperty(object, key, descriptor);
    else delete object[key];
    this.undo[this.undo.length] = { __proto__: null, target, key, before };
    this.changes[key] = (this.changes[key] ?? 0) + 1;
  }

  /** Takes back what the program did to objects that outlive it. */
  restore() {
    for (let i = this.undo.length - 1; i >= 0; i--) {
      const { target, key, before } = this.undo[i];
      if (!this.shared.has(target)) continue;
      if (before) defineProperty(target, key, Object.setPrototypeOf(before, null));
      else delete target[key];
    }
    this.undo = newList();
    // it is an array, and grows with the indices that are defined
    Array.prototype.length = 0;
  }

  /** The state of everything that may be a promise, asked for with the library's own `then`. */
  states(drain) {
    this.over = true;
    const { then } = this.intrinsics;
    each(this.promises, (object) => {
      const label = this.show(object);
      const report = (state) => (value) => this.log(`${label} is ${state} ${this.show(value)}`);
      try {
        apply(then, object, [report('fulfilled with'), report('rejected with')]);
      } catch (error) {
        this.log(`${label} cannot be asked: ${this.show(error)}`);
      }
    });
    drain();
  }
}
