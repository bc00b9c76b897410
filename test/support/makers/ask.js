import { ANSWERS, newCell, waitFor } from './answers.js';

/** The threads that make libraries for all files of tests, where this is a thread of AVA. @type {{publish?: (request: object) => unknown}} */
const makers = {};

/** Lets a thread of AVA ask them; nobody else can import what it takes. */
export const connect = async () => {
  const { registerSharedWorker } = await import('ava/plugin');
  const filename = new URL('index.js', import.meta.url);
  const worker = registerSharedWorker({ filename, supportedProtocols: ['ava-4'] });
  await worker.available;
  makers.publish = (request) => worker.publish(request);
};

/** @param {string} source @param {object} options @returns {boolean} whether a library is kept now that they made */
export const askMakers = (source, options) => {
  if (!makers.publish) return false;
  const cell = newCell();
  makers.publish({ source, options, cell });
  return waitFor(cell) === ANSWERS.kept;
};
