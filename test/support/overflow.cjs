// What becomes of jobs where the stack ends in a call of a promise function: tried at every depth near
// the end, in steps of eight bytes, on one library after the other. Prints how often what happened.
//
//     node --stack-size=200 overflow.cjs native|LIBRARY…
'use strict';

const native = Promise;

const ORDER = ['a', 'b', 'c'];

/** How many of the last frames are tried, and by how many arguments each is shifted. */
const FRAMES = 40;
const SHIFTS = 16;

/** A promise with three handlers, and what settles it. */
const waiting = (P, log) => {
  const one = {};
  const promise = new P((resolve, reject) => Object.assign(one, { resolve, reject }));
  for (const name of ORDER) {
    const say = () => void log.push(name);
    promise.then(say, say);
  }
  return { promise, ...one };
};

const settling = (settle) => (P, log) => {
  const one = waiting(P, log);
  return { whole: ORDER, call: () => settle(one, P) };
};

/** Calls of users, each with what has to run in the end. */
const CALLS = {
  'resolve with a value': settling(({ resolve }) => resolve(1)),
  'resolve with an object': settling(({ resolve }) => resolve({})),
  'resolve with a promise': settling(({ resolve }, P) => resolve(P.resolve(1))),
  'resolve with a thenable': settling(({ resolve }) => resolve({ then: (done) => done(1) })),
  reject: settling(({ reject }) => reject(1)),
  'then of a settled promise': (P, log) => {
    const promise = P.resolve(1);
    return { whole: ['a'], call: () => void promise.then(() => log.push('a')) };
  },
  'then of a pending promise': (P, log) => {
    const one = waiting(P, log);
    const call = () => void one.promise.then(() => log.push('d'));
    return { whole: [...ORDER, 'd'], call, end: () => one.resolve(1), before: ORDER };
  },
  'all, race and resolve': (P, log) => {
    const settled = [P.resolve(1), P.resolve(2)];
    const say = () => void log.push('a');
    const call = () => void P.race([P.all(settled), new P(() => {})]).then(say, say);
    return { whole: ['a'], call };
  },
};

const descend = (frames, call, list) => {
  if (frames === 0) return call(...list);
  return descend(frames - 1, call, list) + 1;
};

const ends = (frames) => {
  try {
    descend(frames, () => 0, []);
    return false;
  } catch {
    return true;
  }
};

/** The least count of frames that is too many, from here. */
const limit = () => {
  let [fits, fails] = [0, 100_000];
  while (fails - fits > 1) {
    const middle = (fits + fails) >> 1;
    if (ends(middle)) fails = middle;
    else fits = middle;
  }
  return fails;
};

const is = (log, list) => log.join() === list.join();

/** What happened, in a word. */
const outcome = (log, { whole, before = [] }, threw) => {
  if (is(log, whole)) return threw ? 'threw, and ran' : 'ran';
  if (threw && is(log, before)) return 'threw, and did nothing';
  if (new Set(log).size < log.length) return 'ran twice';
  return whole.filter((name) => log.includes(name)).join() === log.join() ? 'lost' : 'out of order';
};

/** Whatever has been called, another job runs, and a call that did nothing can be repeated. */
const attempt = async (P, run, make, frames, list) => {
  const log = [];
  const one = make(P, log);
  let threw = false;
  let wrong;
  try {
    descend(frames, one.call, list);
  } catch (error) {
    if (!(error instanceof RangeError)) wrong = `threw ${error}`;
    threw = true;
  }
  let alive = false;
  P.resolve().then(() => (alive = true));
  one.end?.();
  await run();
  if (!alive) return 'dead';
  const first = wrong ?? outcome(log, one, threw);
  if (first !== 'threw, and did nothing' || one.end) return first;
  one.call();
  await run();
  return outcome(log, one, false) === 'ran' ? first : 'lost';
};

/** A library with a queue that is emptied here, or the engine's own. */
const subjectOf = (name) => {
  if (name === 'native') return { P: native, run: () => new native((done) => setImmediate(done)) };
  const queue = [];
  const scheduler = (job) => void queue.push(job);
  const options = { scheduler, rejections: 'none', context: 'none' };
  const P = require(name).create(options);
  return { P, run: () => { while (queue.length > 0) queue.shift()(); } }; // prettier-ignore
};

const countsOf = async (name, make) => {
  const { P, run } = subjectOf(name);
  for (let i = 0; i < 100; i++) await attempt(P, run, make, 1, []);
  const counts = {};
  for (let i = 0; i < 20; i++) limit(); // compiled, frames are smaller
  const end = limit();
  for (let frames = end - FRAMES; frames <= end; frames++) {
    for (let shift = 0; shift < SHIFTS; shift++) {
      const what = await attempt(P, run, make, frames, new Array(shift).fill(0));
      counts[what] = (counts[what] ?? 0) + 1;
    }
  }
  return counts;
};

const main = async () => {
  const all = {};
  for (const name of process.argv.slice(2)) {
    all[name] = {};
    for (const [title, make] of Object.entries(CALLS)) {
      all[name][title] = await countsOf(name, make);
    }
  }
  console.log(JSON.stringify(all));
};

main();
