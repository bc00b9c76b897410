// Jobs are enqueued wherever the stack ends, and where the host refuses some of them. Prints with
// which ways to run jobs the queue still goes on.
'use strict';

const { create } = require(process.argv[2]);

const SCHEDULERS = {
  microtask: 'microtask',
  nextTick: 'nextTick',
  immediate: 'immediate',
  'a function': (job) => setTimeout(job, 0),
};

/** Enqueues on the way back from the end of the stack, at every depth. */
const enqueueAnywhere = (promise) => {
  try {
    enqueueAnywhere(promise);
  } catch {
    // the end of the stack
  }
  try {
    promise.then();
  } catch {
    // still too near
  }
};

/** A host that takes every third job. */
const refusing = () => {
  let calls = 0;
  return (job) => {
    calls++;
    if (calls % 3 !== 0) throw new Error();
    setTimeout(job, 0);
  };
};

const enqueueWhereRefused = (promise) => {
  for (let i = 0; i < 10; i++) {
    try {
      promise.then();
    } catch {
      // refused
    }
  }
};

const going = [];

const check = (name, options, enqueue) => {
  const promise = create(options).resolve();
  enqueue(promise);
  const ask = (times) => {
    try {
      promise.then(() => going.push(name));
    } catch {
      if (times > 0) ask(times - 1);
    }
  };
  ask(3);
};

for (const interleaving of ['turns', 'exact']) {
  for (const [name, scheduler] of Object.entries(SCHEDULERS)) {
    check(`${name}, ${interleaving}`, { scheduler, interleaving }, enqueueAnywhere);
  }
  check(`refusing, ${interleaving}`, { scheduler: refusing(), interleaving }, enqueueWhereRefused);
}

const finish = (times) =>
  setTimeout(() => {
    if (going.length < 10 && times > 0) finish(times - 1);
    else console.log(JSON.stringify(going.sort()));
  }, 10);
finish(1000);
