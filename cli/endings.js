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

/** What V8 says where no stack is left. */
const TOO_DEEP = /^RangeError: Maximum call stack size exceeded/;

/**
 * @param {any} error
 * @returns {string|undefined} what to say; undefined for a fault of this program
 */
export const problemOf = (error) => {
  if (error instanceof SpecError) return error.message;
  if (TOO_DEEP.test(`${error?.name}: ${error?.message}`))
    return 'the document nests steps or expressions too deeply for the stack';
  if (!(error?.code in SYSTEM)) return undefined;
  return error.path ? `${error.path}: ${SYSTEM[error.code]}` : SYSTEM[error.code];
};

/**
 * Who reads the output may close it early, as `head` does: there is nothing more to say then.
 * @param {import('node:stream').Writable} stream
 */
export const endQuietlyOnClosedPipe = (stream) =>
  stream.on('error', (error) => {
    const { code } = /** @type {any} */ (error);
    if (code === 'EPIPE') process.exit(0);
    if (!(code in SYSTEM)) throw error;
    console.error(`error: the output cannot be written: ${SYSTEM[code]}`);
    process.exit(1);
  });
