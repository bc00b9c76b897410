/**
 * How long a program takes on libraries without a recorder, measured in turns, so that what slows
 * the machine slows all of them. The program's output goes nowhere.
 */

const ROUNDS = 9;
const ROUND = 20; // milliseconds

const median = (values) => values.sort((a, z) => a - z)[values.length >> 1];

const silent = { log() {}, error() {}, warn() {}, info() {} };

/**
 * @param {(options: object) => any} makePromise `create` of a library
 * @param {Function} program
 * @param {(given: object) => any[]} globals a program's arguments
 * @returns {() => void} runs the program to its end, jobs and timers included
 */
export const runner = (makePromise, program, globals) => {
  const queue = [];
  const later = (job) => void queue.push(job);
  const Promise = makePromise({ scheduler: later });
  const timer = (callback, delay, ...values) => later(() => callback(...values));
  const values = globals({ Promise, console: silent, setTimeout: timer });
  return () => {
    program(() => {}, ...values);
    for (let at = 0; at < queue.length; at++) queue[at]();
    queue.length = 0;
  };
};

const perRun = (run) => {
  const end = performance.now() + ROUND;
  let count = 0;
  const start = performance.now();
  while (performance.now() < end) {
    run();
    count++;
  }
  return (performance.now() - start) / count;
};

/**
 * @param {((options: object) => any)[]} factories `create` of each library
 * @param {Function} program
 * @param {(given: object) => any[]} globals a program's arguments
 * @returns {number[]} medians in milliseconds for a run, in the order of the libraries
 */
export const timed = (factories, program, globals) => {
  const runs = factories.map((create) => runner(create, program, globals));
  const times = runs.map(() => []);
  for (let round = 0; round < ROUNDS; round++) {
    runs.forEach((run, at) => times[at].push(perRun(run)));
  }
  return times.map(median);
};
