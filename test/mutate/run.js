import { makeThread } from '../support/thread.js';

/** Documents may never come to an end: each runs in a thread that can be stopped. */

const WORKER = new URL('worker.js', import.meta.url);
const LONGEST = 600_000;
const limits = { resourceLimits: { maxOldGenerationSizeMb: 1500 } };

const ENDLESS = new Set(['ERR_WORKER_OUT_OF_MEMORY', 'ERR_THREAD_ENDLESS']);

/**
 * A thread that judges one document after the other; one that does not come to an end costs it.
 * @param {number} [longest] milliseconds for a document
 */
export const makeJudge = (longest = LONGEST) => {
  const { ask, stop } = makeThread(WORKER, { longest, worker: { workerData: {}, ...limits } });
  const judge = (options) =>
    ask(options).catch((error) => {
      if (ENDLESS.has(error.code)) return { kind: 'endless' };
      throw error;
    });
  return { judge, stop };
};

/**
 * @param {object} options of worker.js
 * @returns {Promise<{kind: string, changed?: boolean, difference?: object}>} `endless` after ten minutes
 */
export const judge = async (options) => {
  const judge = makeJudge();
  try {
    return await judge.judge(options);
  } finally {
    judge.stop();
  }
};
