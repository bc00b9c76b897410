// Jobs that throw, between jobs that do not, with every way to run jobs. Prints what happened.
'use strict';

const { create } = require(process.argv[2]);

const SCHEDULERS = {
  default: undefined,
  microtask: 'microtask',
  nextTick: 'nextTick',
  immediate: 'immediate',
  'a function': (job) => setTimeout(job, 0),
};

const results = {};
let log;
const report = (error) => log.push(`the host is told: ${error}`);
process.on('uncaughtException', report).on('unhandledRejection', report);

/** What a promise's own functions throw, as only those of another constructor can, is the job's. */
const throwInJob = (P, error) => {
  const promise = P.resolve();
  promise.constructor = {
    [Symbol.species]: function (executor) {
      const fail = () => {
        throw error;
      };
      executor(fail, fail);
    },
  };
  promise.then();
};

const run = (scheduler, interleaving) => {
  log = [];
  const P = create({ scheduler, interleaving });
  P.resolve('before').then((value) => log.push(value));
  throwInJob(P, 1);
  P.resolve('between')
    .then((value) => log.push(value))
    .then(() => throwInJob(P, 2))
    .then(() => log.push('behind'));
  throwInJob(P, 3);
  throwInJob(P, 4);
  P.resolve('after').then((value) => log.push(value));
};

const all = Object.entries(SCHEDULERS).flatMap(([name, scheduler]) =>
  ['turns', 'exact'].map((interleaving) => ({ name, scheduler, interleaving })),
);

/** As long as something is to come; and what comes too often has its time as well. */
const finished = (then, waits = 500) =>
  setTimeout(() => (log.length < 8 && waits > 0 ? finished(then, waits - 1) : then()), 10);

const next = () => {
  const current = all.shift();
  if (!current) return console.log(JSON.stringify(results));
  run(current.scheduler, current.interleaving);
  return finished(() => {
    results[`${current.name}, ${current.interleaving}`] = log.sort();
    next();
  });
};

next();
