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
  if (scheduler === undefined) return $microtask || later;
  if (typeof scheduler === 'function') return scheduler;
  if (scheduler === 'microtask' && $microtask) return $microtask;
  if (scheduler === 'nextTick' && $nextTick) return $nextTick;
  if (scheduler === 'immediate' && later) return later;
  throw new $TypeError('no such scheduler on this host: ' + scheduler);
}
