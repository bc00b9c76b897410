/**
 * The host layer: what Node and those like it show of a promise. They know their own promises alone,
 * so it is shown as one of those, made for it with its state, properties and prototype. One mirror
 * for each promise, as a promise may be its own value's.
 *
 * @type {import('./intrinsics.js').Intrinsic}
 */
export const inspection = {
  note: 'What Node and those like it show of a promise: a promise of theirs with the same state, properties and prototype. One for each, since it may be reached from its own value.',
  es2022: () =>
    typeof process === 'object' &&
    process !== null &&
    process.versions &&
    process.versions.node &&
    typeof Promise === 'function' &&
    typeof WeakMap === 'function'
      ? (function () {
          const Native = Promise;
          const key = Symbol.for('nodejs.util.inspect.custom');
          const nothing = function () {};
          const known = new WeakMap();
          const make = {
            pending: function () {
              return new Native(nothing);
            },
            fulfilled: function (value) {
              return Native.resolve(value);
            },
            rejected: function (reason) {
              const mirror = Native.reject(reason);
              mirror.then(undefined, nothing);
              return mirror;
            },
          };
          const mirrorOf = function (promise, state, value) {
            const before = known.get(promise);
            if (before && before.state === state) return before.mirror;
            const mirror = make[state](value);
            known.set(promise, { state: state, mirror: mirror });
            Object.setPrototypeOf(mirror, Object.getPrototypeOf(promise));
            return Object.defineProperty(mirror, key, { value: undefined });
          };
          return {
            key: key,
            mirror: function (promise, state, value) {
              const mirror = mirrorOf(promise, state, value);
              Object.getOwnPropertyNames(promise).forEach(function (name) {
                const property = Object.getOwnPropertyDescriptor(promise, name);
                if (/^_\w*Promise/.test(name)) return;
                property.configurable = true;
                Object.defineProperty(mirror, name, property);
              });
              return mirror;
            },
          };
        })()
      : undefined,
};
