// Programs on a library in a process of its own; each prints what it found, as JSON.
//
//     node programs.cjs LIBRARY PROGRAM
'use strict';

const [, , file, program] = process.argv;

const say = (found) => console.log(JSON.stringify(found));

/** What every global is, and what is on every built-in object. */
const snapshot = () => {
  const found = new Map();
  const visit = (object, path) => {
    if (found.has(object)) return;
    found.set(object, path);
    if (path.split('.').length > 3) return;
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Reflect.getOwnPropertyDescriptor(object, key);
      for (const one of [value, get, set]) {
        const isObject = (typeof one === 'object' && one !== null) || typeof one === 'function';
        if (isObject) visit(one, `${path}.${String(key)}`);
      }
    }
  };
  for (const name of Reflect.ownKeys(globalThis)) {
    const { value } = Reflect.getOwnPropertyDescriptor(globalThis, name);
    if (typeof value === 'function' || name === 'Reflect') visit(value, String(name));
  }
  return [...found].map(([object, path]) => {
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
    const asked = [];
    const Module = require('node:module');
    const original = Module._load;
    const library = require.resolve(file);
    Module._load = function (name, ...rest) {
      if (name !== library) asked.push(name);
      return original.call(this, name, ...rest);
    };
    const builtin = process.getBuiltinModule;
    if (builtin) {
      process.getBuiltinModule = (name) => {
        asked.push(name);
        return builtin(name);
      };
    }
    use(load().Promise).then(() => say({ asked: [...new Set(asked)] }));
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
