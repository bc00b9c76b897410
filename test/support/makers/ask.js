import { registerSharedWorker } from 'ava/plugin';
import { ANSWERS, newCell, waitFor } from './answers.js';

/**
 * Asks the threads that make libraries for all files of tests.
 * @returns {Promise<(source: string, options: object) => boolean>} whether a library is kept now
 */
export const connected = async () => {
  const filename = new URL('index.js', import.meta.url);
  const makers = registerSharedWorker({ filename, supportedProtocols: ['ava-4'] });
  await makers.available;
  return (source, options) => {
    const cell = newCell();
    makers.publish({ source, options, cell });
    return waitFor(cell) === ANSWERS.kept;
  };
};
