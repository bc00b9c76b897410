import workloads from './workloads.cjs';

const MB = 2 ** 20;

/** A heap differs by so much with nothing kept: what V8 compiles, and forgets, is in it. */
const NOISE = 4 * MB;

/** A race may keep so many bytes more than a native one: those of the samples' noise. */
const RACE_NOISE = 16;

const ends = ({ samples }) => [samples[0], samples.at(-1)];

/** Bytes that a round leaves behind for each of what it counts, from the first sample on. */
export const keptEach = (result) => {
  const [first, last] = ends(result);
  return last.count === first.count ? 0 : (last.heap - first.heap) / (last.count - first.count);
};

const grows = (result) => {
  const [first, last] = ends(result);
  return last.heap - first.heap;
};

/** What a library must not do, by workload; `native` is the engine's result, if there is one. */
const LIMITS = {
  jobs: (result) => grows(result) > NOISE && `the heap grew by ${grows(result)} bytes`,
  race: (result, native) =>
    native &&
    keptEach(result) > keptEach(native) + RACE_NOISE &&
    `a race keeps ${Math.round(keptEach(result))} bytes, a native one ${Math.round(keptEach(native))}`,
};

/** After a program there is nothing left. */
const leavesNothing = ({ left }) => left > NOISE && `${left} bytes were left`;

/**
 * @param {string} workload
 * @param {object} result of this library
 * @param {object} [native] the engine's
 * @returns {string | undefined} what is wrong with it
 */
export const problemOf = (workload, result, native) => {
  if (result.failed) return result.failed;
  const limit = LIMITS[workload] ?? leavesNothing;
  return limit(result, native?.failed ? undefined : native) || undefined;
};

const counted = (value) => Math.round(value).toLocaleString('en-US');
const megabytes = (bytes) => (Math.abs(bytes / MB) < 0.05 ? 0 : bytes / MB).toFixed(1);

const reached = ({ count, tooMany, why }) =>
  `${counted(count)}${tooMany ? `, as more ${why}` : ''}`;

const REPEATED = {
  reached,
  seconds: ({ seconds }) => seconds.toFixed(1),
  'heap at a tenth, MB': (result) => megabytes(ends(result)[0].heap),
  'heap at the end, MB': (result) => megabytes(ends(result)[1].heap),
  'bytes kept by each': (result) => keptEach(result).toFixed(2),
};

const ONCE = {
  reached,
  seconds: ({ seconds }) => seconds.toFixed(1),
  'held at the most, MB': ({ held }) => megabytes(held),
  'bytes each': ({ held, count }) => counted(held / count),
  'left at the end, MB': ({ left }) => megabytes(left),
};

/** @param {string} workload @returns {Record<string, (result: object) => string>} columns by their titles */
export const columnsOf = (workload) => (workloads[workload].round ? REPEATED : ONCE);
