import { Worker } from 'node:worker_threads';

/** Programs in chunks, on several threads. */

const CHUNK = 500;
/** A chunk takes seconds; one that takes minutes has met a library that hangs. */
const PATIENCE = 5 * 60 * 1000;

/**
 * @param {{seed: number, programs: number, path?: string}} options
 * @returns {{seed: number, runs: number, path?: string}[]} each has a seed of its own, so that
 *   each can be run again alone
 */
export const chunksOf = ({ seed, programs, path }) => {
  if (path !== undefined) return [{ seed, runs: CHUNK, path }];
  const count = Math.ceil(programs / CHUNK);
  return Array.from({ length: count }, (_, i) => ({
    seed: seed + i,
    runs: Math.min(CHUNK, programs - i * CHUNK),
  }));
};

const ask = (worker, message) =>
  new Promise((resolve, reject) => {
    const fail = (error) => settle({ error });
    const settle = ({ error, ...result }) => {
      clearTimeout(late);
      worker.off('message', settle).off('error', fail);
      if (error) reject(error);
      else resolve(result);
    };
    const late = setTimeout(
      () => fail(new Error(`the chunk with seed ${message.chunk.seed} takes minutes`)),
      PATIENCE,
    );
    worker.on('message', settle).on('error', fail);
    worker.postMessage(message);
  });

/**
 * @param {object} options
 * @param {number} options.jobs
 * @param {object[]} options.chunks
 * @param {object[]} options.libraries that every chunk needs
 * @param {string} options.edition that programs are for
 * @param {(chunk: object, index: number) => {groups: object[], counted: boolean, libraries: object[]}} options.prepare
 *   says what a chunk runs on, and what it needs for that
 * @param {(found: import('./worker.js').Found) => boolean} options.onFound false to stop
 */
export const runJobs = async ({ jobs, chunks, libraries, edition, prepare, onFound }) => {
  let next = 0;
  let going = true;
  const work = async () => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: { libraries, edition },
    });
    const guards = [];
    try {
      while (going && next < chunks.length) {
        const index = next++;
        const { libraries: more, ...prepared } = prepare(chunks[index], index);
        const message = { libraries: more, chunk: { ...chunks[index], ...prepared } };
        const result = await ask(worker, message);
        guards[0] = result.guards;
        going = onFound(result) && going;
      }
      return guards[0] ?? [];
    } finally {
      await worker.terminate();
    }
  };
  const totals = await Promise.all(Array.from({ length: Math.min(jobs, chunks.length) }, work));
  return totals.reduce((sum, counts) =>
    sum.map(([no, yes], i) => [no + (counts[i]?.[0] ?? 0), yes + (counts[i]?.[1] ?? 0)]),
  );
};
