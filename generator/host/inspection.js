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
    process &&
    process.versions &&
    process.versions.node &&
    typeof Promise === 'function' &&
    typeof WeakMap === 'function'
      ? (function () {
          const Native = Promise;
          const key = Symbol.for('nodejs.util.inspect.custom');
          const nothing = function () {};
          // of a promise its mirror, and of a mirror the state that it was made for
          const known = new WeakMap();
          const mirrorOf = function (promise, state, value) {
            const before = known.get(promise);
            if (known.get(before) === state) return before;
            const mirror =
              state === 'pending'
                ? new Native(nothing)
                : Native[state === 'rejected' ? 'reject' : 'resolve'](value);
            mirror.then(undefined, nothing);
            known.set(promise, mirror);
            known.set(mirror, state);
            return mirror;
          };
          return {
            key: key,
            mirror: function (promise, method, state, value) {
              const mirror = mirrorOf(promise, state, value);
              Object.setPrototypeOf(mirror, Object.getPrototypeOf(promise));
              // the library's method gives a mirror back, which is shown then; another one may ask again
              if (mirror[key] !== method) Object.defineProperty(mirror, key, {});
              Reflect.ownKeys(promise).forEach(function (name) {
                const property = Object.getOwnPropertyDescriptor(promise, name);
                if (/^_\w*Promise/.test(String(name))) return;
                property.configurable = true;
                Object.defineProperty(mirror, name, property);
              });
              return mirror;
            },
          };
        })()
      : undefined,
};
