/**
 * A program that says which object is asked for its `x`, by who came first, whatever asks: a promise
 * that is left out, or asked once more or at another time, is seen.
 */

/** What a getter does beside saying so. @type {Record<string, (count: number, promise: any, P: any, log: any) => any>} */
export const ANSWERS = {
  'a number': (count) => count,
  'an error': () => {
    throw new Error('asked');
  },
  'an error, at times': (count) => {
    if (count % 3 === 0) throw new Error('asked');
  },
  'true, at times': (count) => count % 4 === 1,
  'a then': (count, promise, P, log) => {
    if (count > 200 || !(promise instanceof P)) return;
    const says = (word) => (value) => log(`${word} ${value?.name ?? typeof value}`);
    try {
      P.prototype.then.call(promise, says('meanwhile'), says('meanwhile not'));
    } catch (error) {
      log(`no then: ${error.name}`);
    }
  },
};

/** Names for objects, in the order in which they are seen. */
const namesOf = (P) => {
  const names = new Map();
  return (value) => {
    if (value === P) return 'the constructor';
    if (Object(value) !== value) return String(value);
    if (!names.has(value)) names.set(value, names.size);
    return `${value instanceof P ? 'promise' : (value.name ?? typeof value)} ${names.get(value)}`;
  };
};

const HOLDERS = [Object.prototype, Number.prototype, String.prototype];

const define = (P, log, answer) => {
  const nameOf = namesOf(P);
  let [count, depth] = [0, 0];
  const get = function () {
    'use strict';
    if (depth > 2) return undefined;
    depth++;
    try {
      log(`asks ${nameOf(this)}`);
      return answer(count++, this, P, log);
    } finally {
      depth--;
    }
  };
  for (const holder of HOLDERS) Object.defineProperty(holder, 'x', { configurable: true, get });
};

/** To be called when the program has ended. */
export const forget = () => {
  for (const holder of HOLDERS) delete (/** @type {any} */ (holder).x);
};

/** Runs what may throw, and hangs on the promise that it gives, if any. */
const watcherOf = (P, log) => {
  const attempt = (title, run) => {
    try {
      return run();
    } catch (error) {
      return void log(`${title} throws ${error?.name ?? error}`);
    }
  };
  const watch = (title, run) => {
    const promise = attempt(title, run);
    const says = (word) => (value) => log(`${title} ${word} ${value?.name ?? value}`);
    const hang = () => P.prototype.then.call(promise, says('gives'), says('fails'));
    if (promise) attempt(`${title}: then`, hang);
    return promise;
  };
  return { attempt, watch };
};

/** What a constructor gives, beside promises that wait. */
const useConstructor = (C, { P, log, watch, waiting }) => {
  const of = (title) => `${C === P ? 'Promise' : C.name} ${title}`;
  const start = () => C.resolve(0);
  const rethrow = (reason) => {
    throw reason;
  };
  watch(of('resolve'), () => C.resolve(1));
  watch(of('reject'), () => C.reject(2));
  watch(of('adopts what waits'), () => start().then(() => waiting[0]));
  watch(of('adopts'), () => start().then(() => C.resolve(3)));
  watch(of('adopts a rejection'), () => start().then(() => P.reject(4)));
  watch(of('thenable'), () => C.resolve({ then: (resolve) => resolve(5) }));
  watch(of('thenable that throws'), () => C.resolve({ then: () => log.missing() }));
  watch(of('chain'), () =>
    start()
      .then(rethrow)
      .catch((reason) => reason),
  );
  watch(of('finally'), () => C.reject(6).finally(() => C.resolve(7)));
  for (const name of ['all', 'race', 'any', 'allSettled'])
    watch(of(name), () => C[name]([8, C.resolve(9), waiting[1], P.reject(10)]));
  watch(of('with a constructor'), () => {
    const promise = C.resolve(11);
    const get = () => log('is asked for its constructor');
    Object.defineProperty(promise, 'constructor', { get });
    return start().then(() => promise);
  });
};

/** @param {(typeof ANSWERS)[string]} answer @returns {import('./trace.js').Program} */
export const programFor = (answer) => (P, log) => {
  define(P, log, answer);
  const { attempt, watch } = watcherOf(P, log);
  const settlers = [];
  const waiting = [0, 1].map((at) =>
    watch('waits', () => new P((resolve, reject) => (settlers[at] = { resolve, reject }))),
  );
  watch('itself', () => {
    let settle;
    const promise = new P((resolve) => (settle = resolve));
    settle(promise);
    return promise;
  });
  watch('an executor that throws', () => new P(() => log.missing()));
  attempt('no new', () => P(() => {}));
  class Derived extends P {}
  class Pure extends P {
    static noSideEffects = true;
  }
  for (const C of [P, Derived, Pure]) useConstructor(C, { P, log, watch, waiting });
  attempt('settles', () => settlers[0].resolve(12));
  attempt('settles again', () => settlers[0].reject(13));
  watch('later', () => P.resolve().then(() => settlers[1].resolve(P.resolve(14))));
};
