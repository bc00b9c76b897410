import v8 from 'node:v8';

/**
 * Two things that only V8's own functions give: running the engine's jobs to the end from inside a
 * program, so that a run on the engine's Promise is as synchronous as one on a library; and an
 * object that typeof calls undefined, as `document.all` is in browsers.
 */
v8.setFlagsFromString('--allow-natives-syntax');

/** Does nothing while the engine runs a job: a run has to start outside of one. */
export const runMicrotasks = new Function('%PerformMicrotaskCheckpoint()');

/** A new one at each call. */
export const makeUndetectable = new Function('return %GetUndetectable()');
