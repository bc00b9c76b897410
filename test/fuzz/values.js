import { each, isObject } from './trace.js';
import { makeUndetectable } from './natives.js';
import { makeFunction, makeProxy, makeWrapper, noteRead } from './functions.js';

/**
 * Expressions of programs: how each kind of value is made.
 *
 * @typedef {import('./world.js').World} World
 * @typedef {import('./world.js').Scope} Scope
 */

const SYMBOL = Symbol('symbol');

export const PRIMITIVES = {
  undefined: () => undefined,
  null: () => null,
  true: () => true,
  false: () => false,
  zero: () => 0,
  'negative zero': () => -0,
  'not a number': () => NaN,
  string: () => 'text',
  bigint: () => 7n,
  symbol: () => SYMBOL,
};

/** Keys of properties, as programs name them. */
const KEYS = { __proto__: null, species: Symbol.species, iterator: Symbol.iterator };
export const keyOf = (name) => KEYS[name] ?? name;

const OWN_ERRORS = 3;

const { includes } = Array.prototype;

/** Something to make a wrapper of, when there is no object. */
const objectOf = (world, value) => {
  if (isObject(value)) return value;
  const object = {};
  world.trace.name(object, 'own');
  return object;
};

const WRAPS = {
  proxy: (world, target) => {
    // it says whenever somebody looks at it, which is a side effect
    if (includes.call(world.constructors, target)) world.features.add('impure constructor');
    return makeProxy(world, target);
  },
  create: (world, target) => {
    const object = Object.create(target);
    world.trace.name(object, 'heir');
    return object;
  },
  frozen: (world, target) => {
    if (world.isShared(target)) return target;
    world.features.add('frozen');
    // a proxy hides this from the library, and of a frozen object it could not
    delete target.noSideEffects;
    return Object.freeze(target);
  },
  revoked: (world, target) => {
    const { proxy, revoke } = Proxy.revocable(target, {});
    world.trace.name(proxy, 'revoked');
    world.proxies.set(proxy, target);
    revoke();
    return proxy;
  },
  bound: (world, target) => {
    if (typeof target !== 'function') return target;
    world.features.add('a prototype is read where it is seen');
    const bound = Function.prototype.bind.call(target);
    world.trace.name(bound, 'bound');
    return bound;
  },
};

/** A descriptor: one that inherits nothing, for programs patch Object.prototype. */
export const data = (value) => {
  return { __proto__: null, value, writable: true, enumerable: true, configurable: true };
};

/**
 * The descriptor of a property.
 * @returns {object|undefined} undefined to delete it
 */
export const descriptorOf = (world, as, owner, key, scope) => {
  const label = `${world.show(owner)}.${String(key)}`;
  if (as.how === 'delete') return undefined;
  if (as.how === 'get') {
    noteRead(world, key);
    if (key === 'return') world.features.add('return is not a plain method');
    const get = makeFunction(world, as.bodies, scope, `get ${label}`);
    return { __proto__: null, get, set: undefined, configurable: true };
  }
  if (as.how === 'wrap') {
    const value = Object.getOwnPropertyDescriptor(owner, key)?.value;
    if (typeof value === 'function') {
      const wrapper = makeWrapper(world, value, as.bodies[0], scope, label);
      return data(wrapper);
    }
  }
  const value = as.how === 'value' ? world.evaluate(as.value, scope) : undefined;
  if (key === 'return' && value !== undefined && value !== null && typeof value !== 'function') {
    world.features.add('return is not a plain method');
  }
  if (key === 'prototype') noteRead(world, key);
  return data(value);
};

/** @param {{key: string, as: object}[]} properties */
export const defineAll = (world, object, properties, scope) =>
  each(properties ?? [], ({ key, as }) => {
    const name = keyOf(key);
    try {
      world.define(object, name, descriptorOf(world, as, object, name, scope));
    } catch (error) {
      world.log(`define ${world.show(object)} ${world.show(name)} threw ${world.show(error)}`);
    }
  });

const HOLE = 'hole';

const COLLECTIONS = {
  array: (items) => items,
  heir: (items) => Object.setPrototypeOf(items, Object.create(Array.prototype)),
  set: (items) => {
    const set = new Set();
    each(items, (item) => set.add(item));
    return set;
  },
  arguments: (items) =>
    Reflect.apply(
      function () {
        return arguments;
      },
      undefined,
      items,
    ),
  generator: (items) =>
    (function* () {
      for (let i = 0; i < items.length; i++) yield items[i];
    })(),
};

/** es5 has constructors where es2022 has none. */
const libraryFunction = (world, code) => {
  if (typeof code === 'function') world.features.add('a function of the library is a value');
  return code;
};

/** @type {Record<string, (world: World, value: any, scope: Scope) => any>} */
export const VALUES = {
  primitive: (world, { name }) => PRIMITIVES[name](),
  undetectable: (world) => {
    const object = makeUndetectable();
    world.trace.name(object, 'undetectable');
    return object;
  },
  error: (world, { at }) => {
    const index = at % OWN_ERRORS;
    world.errors[index] ??= world.trace.label(new Error(), `error ${index}`);
    return world.errors[index];
  },
  promise: (world, { at }) => world.pick(world.promises, at),
  given: (world, { at }) => libraryFunction(world, world.pick(world.functions, at)),
  constructor: (world, { at }) => world.pick(world.constructors, at),
  prototype: (world, { at }) => {
    const descriptor = Object.getOwnPropertyDescriptor(
      world.pick(world.constructors, at),
      'prototype',
    );
    return descriptor?.value;
  },
  intrinsic: (world, { name }) => libraryFunction(world, world.intrinsics[name]),
  argument: (world, { at }, { args }) =>
    world.trace.isForeign(args[at]) ? libraryFunction(world, args[at]) : args[at],
  self: (world, value, { self }) => self,
  mine: (world, value, { cell }) => cell.value,
  function: (world, { bodies }, scope) => makeFunction(world, bodies, scope),
  array: (world, { items, kind = 'array', properties }, scope) => {
    const list = [];
    list.length = items.length;
    each(items, (item, i) => {
      if (item.v === HOLE) return;
      Object.defineProperty(list, i, data(world.evaluate(item, scope)));
    });
    const collection = COLLECTIONS[kind](list);
    world.trace.name(collection, kind);
    if (kind === 'array' || kind === 'heir') world.keep(world.arrays, collection);
    defineAll(world, collection, properties, scope);
    return collection;
  },
  list: (world, { at }) => world.pick(world.arrays, at),
  object: (world, { properties, bare }, scope) => {
    const object = bare ? Object.create(null) : {};
    world.trace.name(object, 'own');
    defineAll(world, object, properties, scope);
    return object;
  },
  wrap: (world, { how, of }, scope) => {
    const target = objectOf(world, world.evaluate(of, scope));
    return WRAPS[how](world, target);
  },
};
