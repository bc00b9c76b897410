import { makeThread } from '../support/thread.js';

/** Programs in chunks, on several threads. */

const WORKER = new URL('worker.js', import.meta.url);

export const CHUNK = 500;

/**
 * @param {{seed: number, programs: number, path?: string}} options
 * @returns {{key: string, index: number, chunk: {seed: number, runs: number, path?: string}}[]} each
 *   has a seed of its own, so that each can be run again alone
 */
export const chunksOf = ({ seed, programs, path }) => {
  const count = path === undefined ? Math.ceil(programs / CHUNK) : 1;
  return Array.from({ length: count }, (_, index) => {
    const left = path === undefined ? programs - index * CHUNK : CHUNK;
    const chunk = { seed: seed + index, runs: Math.min(CHUNK, left), path };
    return { key: `${chunk.runs} programs of seed ${chunk.seed}`, index, chunk };
  });
};

/**
 * @param {object} options
 * @param {object[]} options.libraries that every chunk needs
 * @param {string} options.edition that programs are for
 * @param {(chunk: object, index: number) => {groups: object[], counted: boolean, libraries: object[]}} options.prepare
 *   says what a chunk runs on, and what it needs for that
 * @returns {() => import('../support/work.js').Lane}
 */
export const laneOf =
  ({ libraries, edition, prepare }) =>
  () => {
    const { ask, stop } = makeThread(WORKER, { worker: { workerData: { libraries, edition } } });
    const run = async ({ chunk, index }) => {
      const { libraries: more, ...prepared } = prepare(chunk, index);
      const { error, ...result } = await ask({ libraries: more, chunk: { ...chunk, ...prepared } });
      if (error) throw error;
      return result;
    };
    return { run, stop };
  };
