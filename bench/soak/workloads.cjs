// What a soak puts a Promise through. Each workload is either a round that is repeated until the count
// is reached or the time is over, or a program that is given its count beforehand.
'use strict';

/**
 * @typedef {object} Workload
 * @property {string} title
 * @property {number} size the count that it is to reach
 * @property {string} unit what is counted
 * @property {number} [chunk] the count of a round
 * @property {(P: any, count: number, kept: object) => any} [round] a promise of what the round counted;
 *   what all rounds share is in `kept`
 * @property {(P: any, count: number, hold: () => void) => any} [program] a promise of what was counted;
 *   `hold` weighs what is alive when most of it is
 */

const add = (sum) => sum + 1;

const deferred = (P) => {
  const one = {};
  one.promise = new P((resolve) => (one.resolve = resolve));
  return one;
};

/** A count of promises, as a loop of a program would make them, in an array that is there before. */
const filled = (count, make) => {
  const list = new Array(count).fill(undefined);
  return (weigh) => {
    for (let i = 0; i < count; i++) list[i] = make();
    weigh();
    return list.length;
  };
};

/** @type {Record<string, Workload>} */
module.exports = {
  jobs: {
    title: 'Jobs of one process',
    size: 1e8,
    unit: 'jobs',
    chunk: 1e4,
    round: (P, count, kept) => {
      const settled = (kept.settled ??= P.resolve());
      let ran = 0;
      const run = () => void ran++;
      for (let i = 0; i < count - 1; i++) settled.then(run);
      return settled.then(() => ran + 1);
    },
  },
  race: {
    title: 'Races with one promise that stays pending',
    size: 1e6,
    unit: 'races',
    chunk: 1e4,
    round: (P, count, kept) => {
      const pending = (kept.pending ??= new P(() => {}));
      const next = (i) => (i < count ? P.race([pending, P.resolve(i + 1)]).then(next) : i);
      return next(0);
    },
  },
  pending: {
    title: 'Pending promises',
    size: 1e6,
    unit: 'promises',
    program: (P, count, hold) => filled(count, () => new P(() => {}))(hold),
  },
  waiting: {
    title: 'Pending promises, each with a handler',
    size: 1e6,
    unit: 'promises',
    program: (P, count, hold) =>
      filled(count, () => {
        const promise = new P(() => {});
        promise.then(add);
        return promise;
      })(hold),
  },
  all: {
    title: '`all` of values',
    size: 5e6,
    unit: 'elements',
    program: (P, count, hold) =>
      P.all(new Array(count).fill(1)).then((values) => (hold(), values.length)),
  },
  'all-pending': {
    title: '`all` of promises that are settled later',
    size: 5e6,
    unit: 'elements',
    program: (P, count, hold) => {
      const elements = Array.from({ length: count }, () => deferred(P));
      const all = P.all(elements.map(({ promise }) => promise));
      hold();
      for (const { resolve } of elements) resolve(1);
      return all.then((values) => values.length);
    },
  },
  chain: {
    title: 'A chain, made while its first promise is pending',
    size: 1e7,
    unit: 'links',
    program: (P, count, hold) => {
      const first = deferred(P);
      let last = first.promise;
      for (let i = 0; i < count; i++) last = last.then(add);
      hold();
      first.resolve(0);
      return last;
    },
  },
  burst: {
    title: 'A burst of jobs, all waiting at once',
    size: 5e6,
    unit: 'jobs',
    program: (P, count, hold) => {
      const settled = P.resolve();
      let ran = 0;
      const run = () => void ran++;
      for (let i = 0; i < count - 1; i++) settled.then(run);
      hold();
      return settled.then(() => ran + 1);
    },
  },
};
