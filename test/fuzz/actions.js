import { each, isObject } from './trace.js';
import { lookUp, NEWER } from './editions.js';
import { makeFunction } from './functions.js';
import { data, defineAll } from './values.js';

/**
 * Statements of programs. What a statement gives goes into the trace and, if it is an object, into
 * the promises that later statements can refer to; what it throws goes into the trace.
 *
 * @typedef {import('./world.js').World} World
 * @typedef {import('./world.js').Scope} Scope
 */

const { apply, construct } = Reflect;

const evaluateAll = (world, values, scope) => {
  const results = [];
  each(values, (value, i) => {
    Object.defineProperty(results, i, data(world.evaluate(value, scope)));
  });
  return results;
};

const COMBINATORS = new Set(['all', 'race', 'allSettled', 'any']);
/** What the engine that runs programs may not have. */
const MISSING = new Set(['withResolvers', 'try'].filter((name) => !(name in Promise)));

/** all and race of today's editions ask for less, so calls of them are looked at more closely. */
const callStatic = (world, name, code, self, args) => {
  if (MISSING.has(name)) world.features.add(NEWER);
  if (!COMBINATORS.has(name)) return apply(code, self, args);
  const look = lookUp(world, self);
  try {
    return apply(code, self, args);
  } finally {
    look();
  }
};

const ARRAY_CHANGES = {
  push: (array, value) => (array[array.length] = value),
  set: (array, value) => (array[0] = value),
  truncate: (array) => (array.length = Math.min(array.length, 1)),
  empty: (array) => (array.length = 0),
  punch: (array) => delete array[array.length - 1],
};

const OBJECT_CHANGES = {
  freeze: (world, object) => Object.freeze(object),
  close: (world, object) => Object.preventExtensions(object),
  adopt: (world, object, proto) => Object.setPrototypeOf(object, isObject(proto) ? proto : null),
};

/** Functions that are called, and not used as values. */
const CALLED = {
  given: (world, { at }) => world.pick(world.functions, at),
  argument: (world, { at }, { args }) => args[at],
};

/** @type {Record<string, (world: World, action: any, scope: Scope) => any>} */
const ACTIONS = {
  new: (world, { of, as, executor }, scope) => {
    const C = world.evaluate(of, scope);
    const newTarget = as ? world.evaluate(as, scope) : C;
    if (as) world.features.add('new.target is chosen');
    return construct(C, evaluateAll(world, [executor], scope), newTarget);
  },
  call: (world, { on, key, args }, scope) => {
    const self = world.evaluate(on, scope);
    const values = evaluateAll(world, args, scope);
    return callStatic(world, key, self[key], self, values);
  },
  apply: (world, { name, on, args }, scope) => {
    const self = world.evaluate(on, scope);
    const values = evaluateAll(world, args, scope);
    return callStatic(world, name, world.intrinsics[name], self, values);
  },
  settle: (world, { with: by, value }, scope) => {
    const code = CALLED[by.v](world, by, scope);
    if (typeof code !== 'function') return undefined;
    return apply(code, undefined, [world.evaluate(value, scope)]);
  },
  define: (world, { on, key, as }, scope) => {
    const object = world.evaluate(on, scope);
    if (isObject(object)) defineAll(world, object, [{ key, as }], scope);
  },
  change: (world, { on, how, to }, scope) => {
    const object = world.evaluate(on, scope);
    if (!isObject(object) || world.isShared(object)) return;
    if (typeof object === 'function' && how === 'adopt') return;
    world.features.add('frozen');
    OBJECT_CHANGES[how](world, object, to && world.evaluate(to, scope));
  },
  array: (world, { at, how, value }, scope) => {
    const array = world.pick(world.arrays, at);
    if (array) ARRAY_CHANGES[how](array, world.evaluate(value, scope));
  },
  later: (world, { body }, scope) => {
    world.later[world.later.length] = makeFunction(world, [body], scope);
  },
  crowd: (world, { on, args }, scope) => {
    const self = world.evaluate(on, scope);
    const handlers = evaluateAll(world, args, scope);
    for (let i = 0; i < handlers.length; i += 2) {
      world.keep(world.promises, self.then(handlers[i], handlers[i + 1]));
    }
  },
  chain: (world, { on, length, args }, scope) => {
    let last = world.evaluate(on, scope);
    const handlers = evaluateAll(world, args, scope);
    for (let i = 0; i < length; i++) last = last.then(handlers[i % (handlers.length + 1)]);
    return last;
  },
};

/** Later statements may refer to what withResolvers gives. */
const keepParts = (world, { promise, resolve, reject }) => {
  world.keep(world.promises, promise);
  world.keep(world.functions, resolve);
  world.keep(world.functions, reject);
};

const SILENT = new Set(['define', 'change', 'array', 'later']);

/**
 * @param {World} world
 * @param {any} action
 * @param {Scope} outer
 */
export const perform = (world, action, outer) => {
  const scope = { args: outer.args, self: outer.self, cell: { value: undefined } };
  const name = action.key ?? action.name ?? action.do;
  try {
    const value = ACTIONS[action.do](world, action, scope);
    if (SILENT.has(action.do)) return;
    if (action.do !== 'settle') {
      scope.cell.value = value;
      world.keep(world.promises, value);
      if (name === 'withResolvers') keepParts(world, value);
    }
    world.log(`${name} gives ${world.show(value)}`);
  } catch (error) {
    world.log(`${name} throws ${world.show(error)}`);
  }
};
