import { each } from './trace.js';
import { makeFunction, makeProxy, noteRead } from './functions.js';
import { data, defineAll } from './values.js';

/**
 * Constructors of programs: subclasses of %Promise% (or of each other) of all kinds, and functions
 * that take an executor without being one.
 */

const NOWHERE = { args: [], self: undefined, cell: { value: undefined } };

/** What a constructor hands on in place of the executor that it got. */
const EXECUTORS = {
  same: (world, executor) => executor,
  wrapped: (world, executor) =>
    makeFunction(world, [THROUGH], NOWHERE, undefined, (self, args) => executor(args[0], args[1])),
  'with functions of its own': (world, executor, gives) => (resolve, reject) => {
    const hook = (code) =>
      makeFunction(world, [THROUGH], NOWHERE, undefined, (self, args) => {
        const result = code(args[0]);
        if (!gives) return result;
        world.features.add('what settles gives a value');
        return world.evaluate(gives, NOWHERE);
      });
    return executor(hook(resolve), hook(reject));
  },
  'with proxies': (world, executor) => (resolve, reject) =>
    executor(makeProxy(world, resolve), makeProxy(world, reject)),
  twice: (world, executor) => (resolve, reject) => {
    executor(resolve, reject);
    executor(resolve, reject);
  },
  'with nothing first': (world, executor) => (resolve, reject) => {
    executor();
    executor(resolve, reject);
  },
  never: () => () => {},
  later: (world, executor) => (resolve, reject) => {
    world.later[world.later.length] = () => executor(resolve, reject);
  },
};

const passOn = (world, { executor: how, gives }, executor) =>
  EXECUTORS[how](world, executor, gives);

const THROUGH = { do: [], end: { how: 'otherwise' } };

const runHook = (world, body, args) => {
  if (!body) return undefined;
  return Reflect.apply(makeFunction(world, [body], NOWHERE), undefined, args);
};

const announce = (world, label, newTarget, executor) => {
  world.log(`construct ${label} as ${world.show(newTarget)} (${world.show(executor)})`);
  if (typeof executor === 'function') world.keep(world.functions, executor);
};

/** @type {Record<string, (world: any, spec: any, base: any, label: string) => any>} */
const KINDS = {
  plain: (world, spec, Base) =>
    class extends Base {
      // what a class does without a constructor iterates its arguments in some engines
      constructor(executor) {
        super(executor);
      }
    },
  class: (world, spec, Base, label) =>
    class extends Base {
      constructor(executor) {
        announce(world, label, new.target, executor);
        runHook(world, spec.before, [executor]);
        super(passOn(world, spec, executor));
        const result = runHook(world, spec.after, [this, executor]);
        if (result !== undefined) return result;
      }
    },
  es5: (world, spec, Base, label) => {
    const Sub = function (executor) {
      announce(world, label, new.target, executor);
      runHook(world, spec.before, [executor]);
      const instance = new Base(passOn(world, spec, executor));
      // a base may give anything
      if (typeof instance !== 'function' && !world.isShared(instance)) {
        Object.setPrototypeOf(instance, Sub.prototype);
      }
      return runHook(world, spec.after, [instance, executor]) ?? instance;
    };
    Object.setPrototypeOf(Sub, Base);
    Sub.prototype = Object.create(Base.prototype, { __proto__: null, constructor: data(Sub) });
    return Sub;
  },
  construct: (world, spec, Base, label) => {
    const Sub = function (executor) {
      announce(world, label, new.target, executor);
      runHook(world, spec.before, [executor]);
      const instance = Reflect.construct(Base, [passOn(world, spec, executor)], new.target);
      return runHook(world, spec.after, [instance, executor]) ?? instance;
    };
    Object.setPrototypeOf(Sub, Base);
    Sub.prototype = Object.create(Base.prototype, { __proto__: null, constructor: data(Sub) });
    return Sub;
  },
  proxy: (world, spec, Base, label) => makeProxy(world, Base, label),
  bound: (world, spec, Base) => {
    noteRead(world, 'prototype');
    return Function.prototype.bind.call(Base);
  },
  /** No promise at all: an object, or what the hook gives. */
  foreign: (world, spec, Base, label) =>
    function (executor) {
      announce(world, label, new.target, executor);
      runHook(world, spec.before, [executor]);
      each(spec.calls ?? [], ({ resolve, reject }) => {
        const scope = { ...NOWHERE, args: [executor], self: this };
        executor(world.evaluate(resolve, scope), world.evaluate(reject, scope));
      });
      return runHook(world, spec.after, [this, executor]);
    },
};

/** A constructor without effects that hands its executor on, and all of those below it. */
const isPure = (world, spec, Base) => spec.kind === 'plain' && world.pure.has(Base);

/** Not everything can be a base. */
const attempt = (world, label, make) => {
  try {
    return make();
  } catch (error) {
    world.log(`${label} throws ${world.show(error)}`);
    return undefined;
  }
};

/**
 * @param {import('./world.js').World} world
 * @param {{kind: string, base: number, executor?: string, gives?: object, before?: object, after?: object,
 *   calls?: object[], declares?: boolean, statics: object[], members: object[]}} spec
 */
export const makeConstructor = (world, spec) => {
  const Base = world.pick(world.constructors, spec.base);
  const label = `C${world.constructors.length}`;
  const constructor = attempt(world, label, () => KINDS[spec.kind](world, spec, Base, label));
  if (!constructor) return;
  world.trace.label(constructor, label);
  const pure = isPure(world, spec, Base);
  if (pure) world.pure.add(constructor);
  else world.features.add('impure constructor');
  // what a pure base says of itself does not hold for what inherits from it
  const declares = pure && spec.declares === true;
  if (spec.kind !== 'proxy') Object.defineProperty(constructor, 'noSideEffects', data(declares));
  const { prototype } = spec.kind === 'bound' ? {} : constructor;
  if (spec.kind !== 'proxy' && prototype) world.trace.label(prototype, `${label}.prototype`);
  world.keep(world.constructors, constructor);
  defineAll(world, constructor, spec.statics, NOWHERE);
  if (prototype && spec.kind !== 'proxy') defineAll(world, prototype, spec.members, NOWHERE);
};
