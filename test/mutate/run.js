import { Worker } from 'node:worker_threads';

/** Documents may never come to an end: each runs in a thread that can be stopped. */

const WORKER = new URL('worker.js', import.meta.url);
const LONGEST = 600_000;
const limits = { resourceLimits: { maxOldGenerationSizeMb: 1500 } };

/**
 * A thread that judges one document after the other; one that does not come to an end costs it.
 * @param {number} [longest] milliseconds for a document
 */
export const makeJudge = (longest = LONGEST) => {
  let worker;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const judge = (options) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(WORKER, { workerData: {}, ...limits });
      const current = worker;
      const end = (settle, value) => {
        clearTimeout(timer);
        current.off('message', done);
        current.off('error', failed);
        settle(value);
      };
      const done = (verdict) => end(resolve, verdict);
      const failed = (error) => {
        stop();
        if (error['code'] === 'ERR_WORKER_OUT_OF_MEMORY') done({ kind: 'endless' });
        else end(reject, error);
      };
      const timer = setTimeout(() => {
        stop();
        done({ kind: 'endless' });
      }, longest);
      worker.on('message', done);
      worker.on('error', failed);
      worker.postMessage(options);
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
