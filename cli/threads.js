import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { SpecError } from '../spec/1-read/error.js';

const WORKER = new URL('worker.js', import.meta.url);

/** Each thread has to learn what the others know, and takes 300 MB. */
const MOST = 4;

/** @returns {Promise<any>} */
const resultOf = async (worker, module, job) => {
  worker.postMessage({ module, job });
  const [{ problem, result }] = await once(worker, 'message');
  // errors lose their class on the way between threads
  if (problem) throw new SpecError(problem.problem, problem);
  return result;
};

/** Takes a job out of a list: one that is like the last of a thread, if there is one. */
const take = (jobs, kindOf, last) => {
  const alike = last ? jobs.findIndex((job) => kindOf(job) === kindOf(last)) : 0;
  return jobs.splice(Math.max(alike, 0), 1)[0];
};

/**
 * Work on as many threads as there are processors, up to a few. What a thread has learned for jobs that
 * it had it has for the next ones.
 */
export class Threads {
  constructor() {
    /** @type {Worker[]} */
    this.workers = [];
  }

  /**
   * @template Job
   * @param {URL} module its `run` is given a job, and gives the result
   * @param {Job[]} jobs what can be told to a thread; one alone needs none
   * @param {object} [options]
   * @param {(job: Job) => void} [options.onStart] is told of each when it begins
   * @param {(job: Job) => string} [options.kindOf] of jobs that are better done by one thread
   * @param {boolean} [options.alone] whether all are done here, one after the other
   * @returns {Promise<any[]>} results in the order of the jobs
   * @throws {SpecError} as a job does
   */
  async run(module, jobs, { onStart = () => {}, kindOf = () => '', alone = false } = {}) {
    const count = alone ? 1 : Math.min(availableParallelism(), MOST, jobs.length);
    const here = count === 1 && jobs.length > 0 ? (await import(module.href)).run : undefined;
    const results = new Map();
    const left = [...jobs];
    const work = async (_, number) => {
      for (let job; left.length > 0;) {
        job = take(left, kindOf, job);
        onStart(job);
        results.set(job, await (here ? here(job) : this.send(number, module, job)));
      }
    };
    await Promise.all(Array.from({ length: count }, work));
    return jobs.map((job) => results.get(job));
  }

  send(number, module, job) {
    this.workers[number] ??= new Worker(WORKER);
    return resultOf(this.workers[number], module.href, job);
  }

  /** @returns {Promise<any>} when all have ended, in the middle of their work or not */
  close() {
    return Promise.all(this.workers.map((worker) => worker.terminate()));
  }
}
