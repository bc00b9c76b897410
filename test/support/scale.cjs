// One large program on one library: prints its result, the time, and the memory that it took at the
// most and left behind. Wants --expose-gc.
//
//     node --expose-gc scale.cjs library.cjs program [size]
'use strict';

const [, , file, name, size] = process.argv;
const P = require(file).Promise;

const N = Number(size) || 1_000_000;

/** An iterable that is no array of 10^6 elements itself. */
const times = (count, make) => ({
  *[Symbol.iterator]() {
    for (let i = 0; i < count; i++) yield make(i);
  },
});

const add = (sum) => sum + 1;

/** Each gives a promise of its result, and what it keeps alive meanwhile. */
const PROGRAMS = {
  'a chain on a settled promise': () => {
    let last = P.resolve(0);
    for (let i = 0; i < N; i++) last = last.then(add);
    return last;
  },
  'a chain on a pending promise': () => {
    let settle;
    let last = new P((resolve) => (settle = resolve));
    for (let i = 0; i < N; i++) last = last.then(add);
    settle(0);
    return last;
  },
  'a rejection through a chain': () => {
    let last = P.reject(1);
    for (let i = 0; i < N; i++) last = last.then(add);
    return last.catch((reason) => reason + 1);
  },
  'nested adoption, innermost first': () => {
    let last = P.resolve(1);
    for (let i = 0; i < N; i++) {
      const inner = last;
      last = new P((resolve) => resolve(inner));
    }
    return last;
  },
  'nested adoption, innermost last': () => {
    let settle;
    const first = new P((resolve) => (settle = resolve));
    for (let i = 0; i < N; i++) {
      const outer = settle;
      outer(new P((resolve) => (settle = resolve)));
    }
    settle(1);
    return first;
  },
  'handlers that return promises': () => {
    const next = (i) => (i < N ? P.resolve(i + 1).then(next) : i);
    return P.resolve(0).then(next);
  },
  'all of values': () => P.all(times(N, (i) => i)).then((values) => values.length + values[N - 1]),
  'all of pending promises': () => {
    const settles = [];
    const all = P.all(times(N, () => new P((resolve) => settles.push(resolve))));
    settles.forEach((settle, i) => settle(i));
    return all.then((values) => values.length + values[N - 1]);
  },
  'race of values': () => P.race(times(N, (i) => i)),
  'a queue of jobs': () => {
    const settled = P.resolve(1);
    let sum = 0;
    const count = (value) => void (sum += value);
    for (let i = 0; i < N; i++) settled.then(count);
    return settled.then(() => sum);
  },
  'reactions of one promise': () => {
    let settle;
    let sum = 0;
    const promise = new P((resolve) => (settle = resolve));
    const count = (value) => void (sum += value);
    for (let i = 0; i < N; i++) promise.then(count);
    settle(1);
    return promise.then(() => sum);
  },
  'race with one pending promise': () =>
    new P((resolve, reject) => {
      const pending = new P(() => {});
      const round = (i) => {
        if (i === N) resolve(i);
        else P.race([pending, P.resolve(i + 1)]).then(round, reject);
      };
      round(0);
      held = pending;
    }),
};

/** What a program keeps alive until its end. */
let held;

const used = () => {
  global.gc();
  return process.memoryUsage().heapUsed;
};

const before = used();
const started = performance.now();

const report = (result) => {
  const seconds = (performance.now() - started) / 1000;
  // when the queue has come to its end, and with it what V8 compiles beside: that keeps objects alive
  setTimeout(() => {
    const peak = process.resourceUsage().maxRSS * 1024;
    const left = used() - before;
    console.log(JSON.stringify({ result, seconds, peak, left, held: held !== undefined }));
  }, 200);
};

const failed = (reason) => report(`failed: ${reason}`);

try {
  PROGRAMS[name]().then(report, failed);
} catch (error) {
  failed(error);
}
