import { parentPort } from 'node:worker_threads';
import { generated } from '../generated.js';

/** A thread that makes libraries and keeps them, and says whether it could: whoever asks sees why not. */
parentPort.on('message', ({ source, options }) => {
  let isKept = true;
  try {
    generated(source, options);
  } catch {
    isKept = false;
  }
  parentPort.postMessage(isKept);
});
