import { Worker } from 'node:worker_threads';

/**
 * A thread that answers one message after the other. What does not come to an end, or takes all
 * memory, costs the thread, not the process: the next message has another one.
 *
 * @param {URL} file of the worker: it answers each message with one
 * @param {object} [options]
 * @param {number} [options.longest] milliseconds for an answer; against what never ends
 * @param {import('node:worker_threads').WorkerOptions} [options.worker]
 */
export const makeThread = (file, { longest = 3_600_000, worker: options } = {}) => {
  let worker;
  const stop = async () => {
    const current = worker;
    worker = undefined;
    await current?.terminate();
  };
  const answerTo = (message) =>
    new Promise((resolve, reject) => {
      worker ??= new Worker(file, options);
      const current = worker;
      const end = (settle, value) => {
        clearTimeout(timer);
        current.off('message', answer).off('error', fail);
        settle(value);
      };
      const answer = (value) => end(resolve, value);
      const fail = (error) => {
        stop();
        end(reject, error);
      };
      const endless = () =>
        fail(
          Object.assign(new Error('it does not come to an end'), { code: 'ERR_THREAD_ENDLESS' }),
        );
      const timer = setTimeout(endless, longest);
      current.on('message', answer).on('error', fail);
      current.postMessage(message);
    });
  let last = Promise.resolve();
  /** @returns {Promise<any>} an error has the code of the engine, or ERR_THREAD_ENDLESS */
  const ask = (message) => {
    const answer = last.then(() => answerTo(message));
    last = answer.catch(() => {});
    return answer;
  };
  return { ask, stop };
};
