import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SpecError } from '../../spec/1-read/error.js';

const WORKER = new URL('worker.js', import.meta.url);

/** Errors lose their class on the way between threads. */
const revived = ({ problem, ...where }) => new SpecError(problem, where);

/** @returns {Promise<import('./worker.js').Result>} */
const resultOf = async (worker, job) => {
  worker.postMessage(job);
  const [{ problem, result }] = await once(worker, 'message');
  if (problem) throw revived(problem);
  return result;
};

/**
 * Libraries stage by stage, on as many threads as there are processors. What a thread has learned for
 * the libraries of one page it has for those of the next.
 */
export class Threads {
  constructor() {
    /** @type {Worker[]} */
    this.workers = [];
  }

  /**
   * @param {object[]} jobs
   * @param {(job: any) => void} onStart is told of each when it begins
   * @returns {Promise<import('./worker.js').Result[]>} in the order of the jobs
   * @throws {SpecError} on a document of which a library cannot be made
   */
  async run(jobs, onStart) {
    const results = [];
    let next = 0;
    const work = async (_, number) => {
      const worker = (this.workers[number] ??= new Worker(WORKER));
      while (next < jobs.length) {
        const index = next++;
        onStart(jobs[index]);
        results[index] = await resultOf(worker, jobs[index]);
      }
    };
    const count = Math.min(availableParallelism(), jobs.length);
    await Promise.all(Array.from({ length: count }).map(work));
    return results;
  }

  /** @returns {Promise<any>} when all have ended, in the middle of their work or not */
  close() {
    return Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
