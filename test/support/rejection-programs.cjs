// Random programs about rejections that nobody handles, for a page: what the jobs log, and what the
// window is told, in the order of both. The same program is run with one constructor or another.
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

/** Messages of errors are not the standard's. */
const show = (value) => {
  if (value instanceof AggregateError) return `of ${value.errors.map(show)}`;
  return value instanceof Error ? value.name : String(value);
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
const turn = async () => {
  for (let i = 0; i < 2; i++) await new Promise((done) => setTimeout(done));
};

/** Notes events; some are prevented, and some handle the promise that they are about. */
function listen({ log, promises }, below, handle) {
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
 * @returns {Promise<string[]>} what was logged
 */
async function runRejections(P, seed) {
  const below = numbers(seed);
  const state = { promises: [P.resolve('start')], settlers: [], reasons: 0, log: [] };
  const operations = operationsOf(P, below, state);
  const handle = () => void state.promises[below(state.promises.length)].catch(() => {});
  const stop = listen(state, below, handle);
  const step = () => {
    const promise = operations[below(operations.length)]();
    if (promise) state.promises.push(promise);
  };
  for (let at = 0; at < TURNS; at++) {
    for (let i = 0; i < STEPS; i++) step();
    // the rest of the turn is code of a job
    state.promises[0].then(() => below(2) === 0 && step());
    await turn();
    state.log.push(`turn ${at}`);
  }
  for (const promise of state.promises) promise.catch(() => {}); // leaves nothing to the next one
  await turn();
  stop();
  return state.log;
}

/** The logs of the programs of some seeds. */
async function runAllRejections(P, seeds) {
  const logs = [];
  for (const seed of seeds) logs.push(await runRejections(P, seed));
  return logs;
}
if (typeof module === 'object') module.exports = { runAllRejections };
