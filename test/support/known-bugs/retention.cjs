// Bytes that one race leaves behind while one of its promises is pending, and whether races against
// settled promises and chains leave any. Wants --expose-gc and --single-threaded; prints
// numbers.
'use strict';

const { create } = require(process.argv[2]);

/** Enough of them where the engine has no threads beside: what these keep comes at no time of ours. */
const COUNT = 2000;

const queue = [];
const P = create({ scheduler: (job) => queue.push(job) });
const drain = () => {
  for (let at = 0; at < queue.length; at++) queue[at]();
  queue.length = 0;
};

const used = () => {
  drain();
  global.gc();
  global.gc();
  return process.memoryUsage().heapUsed;
};

/** What is retained is so in each round; what the engine keeps for itself comes in some. */
const ROUNDS = 4;

/** Bytes per repetition, once the first ones have grown what grows once; what earlier ones left may go. */
const measure = (repeat) => {
  repeat(COUNT);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = used();
    repeat(COUNT);
    return (used() - before) / COUNT;
  });
  return Math.max(0, Math.min(...rounds));
};

const repeated = (run) => (count) => {
  for (let i = 0; i < count; i++) {
    run(i);
    if (i % 100 === 0) drain();
  }
};

const pending = new P(() => {});
const settled = P.resolve();
const big = () => new Array(1000).fill(0);

console.log(
  JSON.stringify({
    'race with a pending promise': measure(repeated((i) => P.race([pending, P.resolve(i)]))),
    'race with a pending promise, of large values': measure(
      repeated(() => P.race([P.resolve(big()), pending])),
    ),
    'then of a settled promise': measure(repeated(() => settled.then(big))),
    'a chain of which only the end is held': measure((count) => {
      let last = settled;
      repeated(() => (last = last.then(big)))(count);
    }),
    'adoption by a promise that is dropped': measure(repeated(() => settled.then(() => settled))),
  }),
);
