import { SpecError } from '../spec/1-read/error.js';

/** How the program ends where something outside of it is in the way: in one sentence, or silently. */

/** What the system says, by its code. */
const SYSTEM = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a file is in the way',
  EEXIST: 'a file is in the way',
  EISDIR: 'this is a folder',
  EACCES: 'this may not be read or written',
  EPERM: 'this may not be read or written',
  EROFS: 'this may not be written',
  ENOSPC: 'the disk is full',
};

/**
 * @param {any} error
 * @returns {string|undefined} what to say; undefined for a fault of this program
 */
export const problemOf = (error) => {
  if (error instanceof SpecError) return error.message;
  if (!(error?.code in SYSTEM)) return undefined;
  return error.path ? `${error.path}: ${SYSTEM[error.code]}` : SYSTEM[error.code];
};

/**
 * Who reads the output may close it early, as `head` does: there is nothing more to say then.
 * @param {import('node:stream').Writable} stream
 */
export const endQuietlyOnClosedPipe = (stream) =>
  stream.on('error', (error) => {
    if (/** @type {any} */ (error).code !== 'EPIPE') throw error;
    process.exit(0);
  });
