// Programs on a library in a process of its own; each prints what it found, as JSON.
//
//     node programs.cjs LIBRARY PROGRAM
'use strict';

const [, , file, program] = process.argv;

const say = (result) => console.log(JSON.stringify(result));

/** What every global is, and what is on every built-in object. */
const snapshot = () => {
  const objects = new Map();
  const visit = (object, path) => {
    if (objects.has(object)) return;
    objects.set(object, path);
    if (path.split('.').length > 3) return;
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(object, key);
      for (const part of [value, get, set]) {
        const isObject = (typeof part === 'object' && part !== null) || typeof part === 'function';
        if (isObject) visit(part, `${path}.${String(key)}`);
      }
    }
  };
  for (const name of Reflect.ownKeys(globalThis)) {
    const { value } = Reflect.getOwnPropertyDescriptor(globalThis, name);
    if (typeof value === 'function' || name === 'Reflect') visit(value, String(name));
  }
  return [...objects].map(([object, path]) => {
    const keys = Reflect.ownKeys(object).map(String);
    return `${path}: ${keys.sort()} ${Object.isExtensible(object)}`;
  });
};

const use = (P) => P.race([P.all([1, P.resolve(2)]).then((values) => values.join())]);

/** Whether everything is as it was, when a library has been used. */
const changesOf = (load) => {
  const look = () => [Reflect.ownKeys(globalThis).map(String), snapshot()];
  const before = look();
  use(load().Promise).then(() => {
    const same = JSON.stringify(before) === JSON.stringify(look());
    say({ objects: before[1].length, same });
  });
};

const PROGRAMS = {
  uses: (load) => use(load().Promise).then((value) => say({ value })),

  compiles: () => say({ value: new Function('return 1')() }),

  globals: changesOf,

  /** That a change is seen. */
  defines: (load) =>
    changesOf(() => {
      Object.prototype.defined = 1;
      return load();
    }),

  modules: (load) => {
    const requests = [];
    const Module = require('node:module');
    const original = Module._load;
    const library = require.resolve(file);
    Module._load = function (name, ...rest) {
      if (name !== library) requests.push(name);
      return original.call(this, name, ...rest);
    };
    const builtin = process.getBuiltinModule;
    if (builtin) {
      process.getBuiltinModule = (name) => {
        requests.push(name);
        return builtin(name);
      };
    }
    use(load().Promise).then(() => say({ asked: [...new Set(requests)] }));
  },

  inspected: (load) => {
    const { inspect } = require('node:util');
    const { Promise: P } = load();
    say({ fulfilled: inspect(P.resolve(1)), pending: inspect(new P(() => {})) });
  },

  endless: (load) => {
    const { Promise: P } = load();
    const seen = [];
    let left = 100_000;
    const next = () => (--left > 0 ? P.resolve().then(next) : seen.push('jobs'));
    setTimeout(() => {
      seen.push('timer');
      say({ seen });
    }, 0);
    P.resolve().then(next);
  },

  contexts: (load) => {
    const { AsyncLocalStorage, AsyncResource } = require('node:async_hooks');
    const { Promise: P } = load();
    const storage = new AsyncLocalStorage();
    const seen = [];
    storage.run('mine', () => P.resolve().then(() => seen.push(storage.getStore())));
    AsyncResource.prototype.runInAsyncScope = () => seen.push('seen');
    storage.run('mine', () => P.resolve().then(() => seen.push(storage.getStore())));
    setTimeout(() => say({ seen }), 0);
  },
};

PROGRAMS[program](() => require(file));
