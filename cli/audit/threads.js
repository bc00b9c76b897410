import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SpecError } from '../../spec/1-read/error.js';

/** Libraries stage by stage, on as many threads as there are processors. */

const WORKER = new URL('worker.js', import.meta.url);

/** Errors lose their class on the way between threads. */
const revived = ({ problem, ...where }) => new SpecError(problem, where);

/**
 * @param {object[]} jobs
 * @param {(job: any) => void} onStart is told of each when it begins
 * @returns {Promise<import('./worker.js').Result[]>} in the order of the jobs
 * @throws {SpecError} on a document of which a library cannot be made
 */
export const inThreads = async (jobs, onStart) => {
  const results = [];
  let next = 0;
  const work = async () => {
    const worker = new Worker(WORKER);
    try {
      while (next < jobs.length) {
        const index = next++;
        onStart(jobs[index]);
        worker.postMessage(jobs[index]);
        const [{ problem, result }] = await once(worker, 'message');
        if (problem) throw revived(problem);
        results[index] = result;
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, work));
  return results;
};
