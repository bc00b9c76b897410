import { parentPort } from 'node:worker_threads';
import { SpecError } from '../spec/1-read/error.js';

/** A thread that does one job after the other: see threads.js. */

parentPort.on('message', async ({ module, job }) => {
  try {
    const { run } = await import(module);
    parentPort.postMessage({ result: await run(job) });
  } catch (error) {
    if (!(error instanceof SpecError)) throw error;
    parentPort.postMessage({ problem: { ...error, message: error.message } });
  }
});
