/* global addEventListener -- of pages */

/**
 * Promises of the host that stand for promises of a library whose rejection nobody handles: the host
 * reports its own alone. What listeners get shows the promise that a mirror stands for.
 *
 * @type {import('./intrinsics.js').Intrinsic}
 */
export const mirrors = {
  note: "A promise of the host that is rejected in place of another, and handled when that one is. Events show the other one. A page's listener of the capturing phase comes before all others; one on Node's process would change how the process ends, so it is `emit` that knows better, from the first report on.",
  es2022: () => {
    if (typeof Promise !== 'function' || typeof WeakMap !== 'function') return undefined;
    const reject = Promise.reject.bind(Promise);
    const then = Function.prototype.call.bind(Promise.prototype.then);
    const handled = function () {};
    const shown = $maps.weak();
    const showInEvent = function (event) {
      const promise = shown.get(event.promise);
      if (promise) $defineProperty(event, 'promise', { __proto__: null, value: promise });
    };
    if (typeof addEventListener === 'function') {
      addEventListener('unhandledrejection', showInEvent, true);
      addEventListener('rejectionhandled', showInEvent, true);
    }
    const host = typeof process === 'object' && process ? process : undefined;
    let isShown = false;
    const showInProcess = function (emitter) {
      const emit = emitter.emit;
      const value = function () {
        const list = arguments;
        for (let i = list.length; i--;) list[i] = shown.get(list[i]) || list[i];
        return $apply(emit, this, list);
      };
      const descriptor = { __proto__: null, value: value, writable: true, configurable: true };
      isShown = !emit || $defineProperty(emitter, 'emit', descriptor);
    };
    return {
      reject: function (reason, promise) {
        if (host && !isShown) showInProcess(host);
        const mirror = reject(reason);
        shown.set(mirror, promise);
        return mirror;
      },
      handle: function (mirror) {
        then(mirror, undefined, handled);
      },
    };
  },
};
