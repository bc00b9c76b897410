import { makeThread } from '../support/thread.js';

/** Documents may never come to an end: each runs in a thread that can be stopped. */

const WORKER = new URL('worker.js', import.meta.url);

/** Milliseconds of processor time: a document takes about ten seconds, and each program a tenth of one. */
const LONGEST = { document: 60_000, program: 1000 };
const limits = { resourceLimits: { maxOldGenerationSizeMb: 1500 } };

const ENDLESS = new Set(['ERR_WORKER_OUT_OF_MEMORY', 'ERR_THREAD_ENDLESS']);

/**
 * A thread that judges one document after the other; one that does not come to an end costs it.
 * @param {object} [options]
 * @param {boolean} [options.kept] whether libraries are kept: documents are few, and always the same
 * @param {number} [options.programs] that run on each library
 * @param {number} [options.beside] threads that may judge at the same time
 */
export const makeJudge = ({ kept = false, programs = 100, beside } = {}) => {
  const longest = LONGEST.document + programs * LONGEST.program;
  const options = { longest, beside, worker: { workerData: { kept }, ...limits } };
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
 * @returns {Promise<{kind: string, changed?: boolean, difference?: object}>} `endless` after some minutes
 */
export const judge = async (options) => {
  const judge = makeJudge();
  try {
    return await judge.judge(options);
  } finally {
    judge.stop();
  }
};
