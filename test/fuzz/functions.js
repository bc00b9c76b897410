import { each } from './trace.js';

/**
 * The program's own functions and proxies: each says in the trace that it was called, and with what.
 */

const { apply, ownKeys } = Reflect;

/** Functions that a library hands out may be called by later statements. */
const keepFunctions = (world, args) =>
  each(args, (argument) => {
    if (typeof argument === 'function') world.keep(world.functions, argument);
  });

/**
 * @param {import('./world.js').World} world
 * @param {{do: object[], end: {how: string, value: object}}[]} bodies the first call runs the
 *   first, and so on; further calls run the last
 * @param {import('./world.js').Scope} scope
 * @param {string} [label] what the trace calls it
 * @param {(self: any, args: any[]) => any} [otherwise] what a body without an end gives
 */
export const makeFunction = (world, bodies, scope, label, otherwise = () => undefined) => {
  let calls = 0;
  const code = function (...args) {
    const verb = new.target ? 'construct' : 'call';
    world.log(`${verb} ${world.show(code)} on ${world.show(this)} (${world.showAll(args)})`);
    keepFunctions(world, args);
    const body = bodies[Math.min(calls++, bodies.length - 1)];
    const inner = { args, self: this, cell: scope.cell };
    return world.spend(() => runBody(world, body, inner, otherwise));
  };
  if (label) world.trace.label(code, label);
  else world.trace.name(code, 'fn');
  return code;
};

const runBody = (world, body, scope, otherwise) => {
  each(body.do, (action) => world.perform(action, scope));
  const { end } = body;
  if (end.how === 'otherwise') return otherwise(scope.self, scope.args);
  const result = world.evaluate(end.value, scope);
  if (end.how === 'throw') throw result;
  return result;
};

/** Well-known places whose functions call an original, say so, and may do more. */
export const makeWrapper = (world, original, body, scope, label) =>
  makeFunction(world, [body], scope, label, (self, args) => apply(original, self, args));

/** Node's own reads, when it hears of a rejected promise that nobody handles. */
const ASYNC_HOOKS = new Set(['async_id_symbol', 'trigger_async_id_symbol']);

/** Beside these, what es5 libraries keep in properties, and the one read that passes own up to. */
const isUntraced = (key) =>
  typeof key === 'string'
    ? key[0] === '_' || key === 'noSideEffects'
    : ASYNC_HOOKS.has(key.description);

const TRAPS = ownKeys(Reflect).filter((name) => typeof Reflect[name] === 'function');
const KEYED = new Set([
  'get',
  'set',
  'has',
  'deleteProperty',
  'defineProperty',
  'getOwnPropertyDescriptor',
]);

const describe = (world, trap, label, args) => {
  if (KEYED.has(trap)) return `${trap} ${label} ${world.show(args[1])}`;
  if (trap === 'apply')
    return `call ${label} on ${world.show(args[1])} (${world.showAll(args[2])})`;
  if (trap === 'construct') {
    return `construct ${label} as ${world.show(args[2])} (${world.showAll(args[1])})`;
  }
  return `${trap} ${label}`;
};

/** Reads that editions and targets differ in. */
export const noteRead = (world, key) => {
  if (key === 'next') world.features.add('next is read where it is seen');
  if (key === 'prototype') world.features.add('a prototype is read where it is seen');
};

/** Whether an object is a library's, or inherits from one. */
const hasForeign = (world, object) => {
  if (typeof object === 'function') return world.trace.isForeign(world.behind(object));
  for (let at = object; at !== null; at = Object.getPrototypeOf(world.behind(at))) {
    if (world.trace.isForeign(world.behind(at))) return true;
  }
  return false;
};

/**
 * A proxy that says everything that is asked of it.
 * @param {string} [label]
 */
export const makeProxy = (world, target, label) => {
  const handler = Object.create(null);
  const proxy = new Proxy(target, handler);
  const name = label ?? world.trace.name(proxy, 'proxy');
  world.trace.label(proxy, name);
  world.proxies.set(proxy, target);
  if (hasForeign(world, target)) world.features.add('a proxy of a promise');
  each(TRAPS, (trap) => {
    handler[trap] = (...args) => {
      if (KEYED.has(trap) && isUntraced(args[1])) {
        return args[1] === 'noSideEffects' ? undefined : apply(Reflect[trap], Reflect, args);
      }
      world.log(describe(world, trap, name, args));
      if (trap === 'get') noteRead(world, args[1]);
      if (trap === 'apply') keepFunctions(world, args[2]);
      if (trap === 'construct') keepFunctions(world, args[1]);
      return apply(Reflect[trap], Reflect, args);
    };
  });
  return proxy;
};
