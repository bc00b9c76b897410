import { threadId } from 'node:worker_threads';
import { SpecError } from '../../spec/1-read/error.js';

/** A job for threads that says where it ran. */
export const run = ({ name, fails }) => {
  if (fails) throw new SpecError(fails, { line: 3, file: 'a.html' });
  return { name, thread: threadId };
};
