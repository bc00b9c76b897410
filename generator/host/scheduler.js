/**
 * The host layer: how a job is run later. `scheduler` is a flavour's name or a function that is
 * given a job; without one it is the microtask, else the best that the host has.
 *
 * A job that throws reports to the host as the flavour does it, and stops no other job.
 *
 * @param {'microtask'|'nextTick'|'immediate'|((job: () => void) => void)} [scheduler]
 * @returns {(job: () => void) => void}
 * @throws {TypeError} where the host has no such flavour
 */
export function chooseScheduler(scheduler) {
  const later = $setImmediate || $setTimeout;
  const usual = scheduler === undefined ? $microtask || later : scheduler;
  const flavours = {
    __proto__: null,
    microtask: $microtask,
    nextTick: $nextTick,
    immediate: later,
  };
  const chosen = typeof usual === 'function' ? usual : flavours[usual];
  if (chosen) return chosen;
  const problem =
    usual === undefined
      ? 'this host runs no jobs: give create a scheduler that does'
      : 'no such scheduler on this host: ' + scheduler;
  throw new $TypeError(problem);
}
