/**
 * A thread that asks for a library waits for a cell of shared memory to change: its test has no
 * other thing to do.
 */

/** What a cell says: nothing so far; the library is kept under its name; whoever asks sees why not. */
export const ANSWERS = { none: 0, kept: 1, failed: 2 };

/** @returns {Int32Array} a cell without an answer */
export const newCell = () => new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));

/** @param {Int32Array} cell @param {number} value of ANSWERS */
export const answer = (cell, value) => {
  Atomics.store(cell, 0, value);
  Atomics.notify(cell, 0);
};

/** @param {Int32Array} cell @returns {number} of ANSWERS */
export const waitFor = (cell) => {
  Atomics.wait(cell, 0, ANSWERS.none);
  return Atomics.load(cell, 0);
};
