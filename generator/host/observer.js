/**
 * The host layer: who is told of each step that matters. Promises and jobs have numbers, in the order
 * in which they are made. Who observes is told at once, must not use the library that is observed, and
 * what it throws is thrown in a turn of its own.
 *
 * @param {((event: object) => void)|undefined} observe
 * @param {(job: () => void) => void} scheduler
 */
export function observerOf(observe, scheduler) {
  const numbers = new WeakMap();
  const handled = new WeakSet();
  let promises = 0;
  let jobs = 0;
  let current;
  const tell = tellOfSteps(observe, scheduler);
  function numberOf(promise) {
    return Object(promise) === promise ? numbers.get(promise) : undefined;
  }
  /** A `then` in a context makes two reactions; the capability of one of them is for nobody. */
  function isForNobody(capability) {
    return capability !== undefined && capability.Promise === undefined;
  }
  return {
    made: function (promise) {
      promises++;
      numbers.set(promise, promises);
      tell({ type: 'made', promise: promises });
    },
    reaction: function (promise, capability) {
      if (isForNobody(capability)) return;
      const number = numberOf(promise);
      const derived = capability && numberOf(capability.Promise);
      tell({ type: 'reaction', promise: number, derived: derived });
      if (handled.has(promise)) return;
      handled.add(promise);
      tell({ type: 'handled', promise: number });
    },
    settled: function (promise, state, value) {
      tell({ type: 'settled', promise: numberOf(promise), state: state, value: value });
    },
    adopted: function (promise, thenable) {
      tell({ type: 'adopted', promise: numberOf(promise), from: numberOf(thenable) });
    },
    reacts: function (capability) {
      if (isForNobody(capability)) return;
      const promise = capability && numberOf(capability.Promise);
      tell({ type: 'started', job: current, kind: 'reaction', promise: promise });
    },
    adopts: function (promise) {
      tell({ type: 'started', job: current, kind: 'thenable', promise: numberOf(promise) });
    },
    enqueue: function (job) {
      jobs++;
      const number = jobs;
      tell({ type: 'enqueued', job: number });
      scheduler(function () {
        current = number;
        try {
          job();
        } finally {
          current = undefined;
          tell({ type: 'ended', job: number });
        }
      });
    },
  };
}

/** Calls the user's function; a step must not end with what that throws. */
export function tellOfSteps(observe, scheduler) {
  return function (event) {
    if (observe === undefined) return;
    try {
      observe(event);
    } catch (error) {
      scheduler(function () {
        throw error;
      });
    }
  };
}
