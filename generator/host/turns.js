import { mirrors } from './mirrors.js';

/**
 * What a library takes from its host to run jobs later, and in their context; see intrinsics.js.
 *
 * @type {Record<string, import('./intrinsics.js').Intrinsic>}
 */
export const turns = {
  $microtask: {
    note: "The scheduling flavours. A native promise that has settled runs a job in a microtask; with no constructor to ask, its `then` looks nothing up that user code could have replaced. The property is its prototype's, not its own: V8 looks up the species of all promises once one has its own.",
    es2022: () => {
      if (typeof Promise !== 'function') {
        return typeof queueMicrotask === 'function' ? queueMicrotask : undefined;
      }
      const prototype = Object.create(Promise.prototype, { constructor: { value: undefined } });
      return Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), prototype));
    },
    es5: () => {
      if (typeof Promise === 'function' && typeof Promise.resolve === 'function') {
        // before there were species, `then` constructed what it found here
        const value = typeof Symbol === 'function' && Symbol.species ? undefined : Promise;
        const prototype = Object.create(Promise.prototype, { constructor: { value: value } });
        return Promise.prototype.then.bind(Object.setPrototypeOf(Promise.resolve(), prototype));
      }
      return typeof queueMicrotask === 'function' ? queueMicrotask : undefined;
    },
  },
  $later: {
    note: 'The microtask; where the host has none, the soonest that it has.',
    es2022: () =>
      typeof queueMicrotask === 'function'
        ? queueMicrotask
        : typeof setImmediate === 'function'
          ? setImmediate
          : $setTimeout,
  },
  $nextTick: {
    es2022: () =>
      typeof process === 'object' && typeof process.nextTick === 'function'
        ? process.nextTick.bind(process)
        : undefined,
  },
  $setImmediate: {
    es2022: () => (typeof setImmediate === 'function' ? setImmediate : undefined),
  },
  $setTimeout: { es2022: () => (typeof setTimeout === 'function' ? setTimeout : undefined) },
  $maps: {
    note: 'Maps whose methods are those that there were when the library was loaded; a weak one keeps no key alive.',
    es2022: () => {
      if (typeof Map !== 'function' || typeof WeakMap !== 'function') return undefined;
      const kindOf = function (constructor) {
        const methods = constructor.prototype;
        const prototype = {
          __proto__: null,
          set: methods.set,
          get: methods.get,
          delete: methods.delete,
          forEach: methods.forEach,
        };
        return function () {
          return $setPrototypeOf(new constructor(), prototype);
        };
      };
      return { strong: kindOf(Map), weak: kindOf(WeakMap) };
    },
  },
  $mirrors: mirrors,
  $asyncHooks: {
    note: 'Loaded here, whatever is put in its place later; a bundler for browsers is not to follow it.',
    es2022: () =>
      typeof process === 'object' && process !== null
        ? (function () {
            const key = 'require';
            const host = /** @type {any} */ (process);
            try {
              if (host.getBuiltinModule) return host.getBuiltinModule('async_hooks');
              return typeof module === 'object' && module[key]
                ? module[key]('async_hooks')
                : undefined;
            } catch (none) {
              return undefined;
            }
          })()
        : undefined,
  },
};
