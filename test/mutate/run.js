import { Worker } from 'node:worker_threads';

/** Documents may never come to an end: each runs in a thread that can be stopped. */

const WORKER = new URL('worker.js', import.meta.url);
const LONGEST = 60_000;

/**
 * @param {object} options of worker.js
 * @returns {Promise<{kind: string, changed?: boolean, difference?: object}>} `endless` after a minute
 */
export const judge = (options) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(WORKER, {
      workerData: options,
      resourceLimits: { maxOldGenerationSizeMb: 1500 },
    });
    const stop = (verdict) => {
      clearTimeout(timer);
      worker.terminate();
      resolve(verdict);
    };
    const timer = setTimeout(() => stop({ kind: 'endless' }), LONGEST);
    worker.on('message', stop);
    worker.on('error', (error) => {
      if (error['code'] === 'ERR_WORKER_OUT_OF_MEMORY') stop({ kind: 'endless' });
      else reject(error);
    });
  });
