import { makeThread } from '../support/thread.js';

/** Documents may never come to an end: each runs in a thread that can be stopped. */

const WORKER = new URL('worker.js', import.meta.url);
const LONGEST = 600_000;
const limits = { resourceLimits: { maxOldGenerationSizeMb: 1500 } };

const ENDLESS = new Set(['ERR_WORKER_OUT_OF_MEMORY', 'ERR_THREAD_ENDLESS']);

/**
 * A thread that judges one document after the other; one that does not come to an end costs it.
 * @param {object} [options]
 * @param {boolean} [options.kept] whether libraries are kept: documents are few, and always the same
 */
export const makeJudge = ({ kept = false } = {}) => {
  const options = { longest: LONGEST, worker: { workerData: { kept }, ...limits } };
  const { ask, stop } = makeThread(WORKER, options);
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
