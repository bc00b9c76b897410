// Random programs about rejections that nobody handles: what the jobs log, and what the host is told (the
// window of a page, or who listens in its place), in the order of both. The same program is run with
// one constructor or another.
'use strict';

/* global addEventListener, removeEventListener */

/** Numbers that only depend on the first one (Lehmer). */
function numbers(seed) {
  let state = ((seed + 1) * 7919) % 2147483647;
  return (limit) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
}

const TURNS = 4;
const STEPS = 4;

/** Messages of errors are not the standard's, and Lists of an edited document have no text. */
const show = (value) => {
  if (value instanceof AggregateError && value.errors) return `of ${show(value.errors)}`;
  if (value instanceof Error) return value.name;
  if (value instanceof Array) return String(value.map(show));
  return Object(value) === value ? typeof value : String(value);
};

/** What programs do: each operation takes promises that there are, and may leave another one. */
function operationsOf(P, below, state) {
  class Derived extends P {}
  const constructor = () => (below(4) === 0 ? Derived : P);
  const reason = () => `reason ${state.reasons++}`;
  const any = () => state.promises[below(state.promises.length)];
  const several = () => Array.from({ length: 1 + below(3) }, any);
  const note = (word) => (value) => void state.log.push(`${word} ${show(value)}`);
  const rejects = () => {
    throw reason();
  };
  const thenable = () => ({ then: (resolve, reject) => reject(reason()) });
  const pending = () => {
    const C = constructor();
    return new C((resolve, reject) => state.settlers.push([resolve, reject]));
  };
  const settle = () => {
    if (state.settlers.length === 0) return undefined;
    const [resolve, reject] = state.settlers.splice(below(state.settlers.length), 1)[0];
    [() => reject(reason()), () => resolve(any()), () => resolve(thenable())][below(3)]();
    return undefined;
  };
  return [
    () => constructor().reject(reason()),
    () => constructor().reject(reason()),
    () => constructor().resolve(thenable()),
    () => new (constructor())(rejects),
    pending,
    settle,
    settle,
    () => any().then(note('value')),
    () => any().then(rejects),
    () => any().catch(note('caught')),
    () => any().catch(rejects),
    () => any().then(any, any),
    () => any().finally(note('finally')),
    () => constructor().resolve(any()),
    () => constructor().all(several()),
    () => constructor().any(several()),
    () => constructor().race(several()),
    () => constructor().allSettled(several()),
  ];
}

/** All events of a turn have been told when this one's has. */
const turnOfWindow = async () => {
  for (let i = 0; i < 2; i++) await new Promise((done) => setTimeout(done));
};

/**
 * Notes events of a window; some are prevented, and some handle the promise that they are about.
 *
 * @returns {() => void} what ends it
 */
function listenToWindow({ log, promises }, below, handle) {
  const heard = (event) => {
    const { type, cancelable } = event;
    const index = promises.indexOf(event.promise);
    if (below(2) === 0) event.preventDefault();
    const { defaultPrevented } = event;
    log.push([type, index, show(event.reason), cancelable, defaultPrevented].join(' '));
    if (below(3) === 0) handle();
  };
  const types = ['unhandledrejection', 'rejectionhandled'];
  for (const type of types) addEventListener(type, heard);
  return () => types.forEach((type) => removeEventListener(type, heard));
}

/**
 * @param {PromiseConstructor} P
 * @param {number} seed
 * @param {object} [host] other than a window
 * @param {string[]} [host.log]
 * @param {typeof listenToWindow} [host.listen]
 * @param {() => Promise<unknown>} [host.turn]
 * @returns {Promise<string[]>} what was logged
 */
async function runRejections(
  P,
  seed,
  { log = [], listen = listenToWindow, turn = turnOfWindow } = {},
) {
  const below = numbers(seed);
  const state = { promises: [], settlers: [], reasons: 0, log };
  const operations = operationsOf(P, below, state);
  const handle = () =>
    attempt(() => void state.promises[below(state.promises.length)].catch(() => {}));
  const stop = listen(state, below, handle);
  /** Steps of an edited document may throw. */
  const attempt = (action) => {
    try {
      return action();
    } catch (error) {
      return void log.push(`throws ${show(error)}`);
    }
  };
  const keep = (make) => {
    const promise = attempt(make);
    if (promise) state.promises.push(promise);
  };
  keep(() => P.resolve('start'));
  const step = () => keep(operations[below(operations.length)]);
  for (let at = 0; at < TURNS; at++) {
    for (let i = 0; i < STEPS; i++) step();
    // the rest of the turn is code of a job
    attempt(() => state.promises[0].then(() => below(2) === 0 && step()));
    await turn();
    log.push(`turn ${at}`);
  }
  for (const promise of state.promises) attempt(() => promise.catch(() => {})); // leaves nothing to the next one
  await turn();
  stop();
  return log;
}

/** The logs of the programs of some seeds. */
async function runAllRejections(P, seeds) {
  const logs = [];
  for (const seed of seeds) logs.push(await runRejections(P, seed));
  return logs;
}
if (typeof module === 'object') module.exports = { runAllRejections, runRejections };
