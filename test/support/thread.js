import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * Whether a thread has had so much of the processors' time, or waits for something that never comes. How
 * busy the machine is does not count, nor whether the process was stopped for a while.
 * @param {number} longest milliseconds
 * @param {number} beside threads that may have been as busy all the time, this one included
 */
const makeClock = (longest, beside) => {
  const [start, began] = [process.cpuUsage(), Date.now()];
  return () => {
    const { user, system } = process.cpuUsage(start);
    const spent = (user + system) / 1000 / beside;
    return spent > longest || Date.now() - began > Math.max(longest, HOUR);
  };
};

/**
 * A thread that answers one message after the other. What does not come to an end, or takes all
 * memory, costs the thread, not the process: the next message has another one.
 *
 * @param {URL} file of the worker: it answers each message with one
 * @param {object} [options]
 * @param {number} [options.longest] milliseconds of processor time for an answer; against what never ends
 * @param {number} [options.beside] threads of the process that may be busy at the same time
 * @param {import('node:worker_threads').WorkerOptions} [options.worker]
 */
export const makeThread = (file, { longest = HOUR, beside, worker: options } = {}) => {
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
        clearInterval(timer);
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
      const isOver = makeClock(longest, beside ?? availableParallelism());
      const timer = setInterval(() => isOver() && endless(), SECOND);
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
