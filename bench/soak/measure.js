import { fileURLToPath } from 'node:url';
import { run } from '../../test/support/spawn.js';

const CHILD = fileURLToPath(new URL('child.cjs', import.meta.url));

/** A process that takes so many times as long as it was given comes to no end. */
const PATIENCE = 8;
const START = 60;

const MEMORY = 'ran out of memory';
const TIME = 'came to no end';

const lastLine = (text) => text.trim().split('\n').at(-1);

/** The line of a report that says what was wrong. */
const reasonIn = ({ code, signal, stderr }) => {
  if (/heap out of memory/.test(stderr)) return MEMORY;
  if (signal === 'SIGKILL') return TIME;
  const said = stderr.split('\n').find((line) => /Error/.test(line));
  return said?.trim() ?? `ended with ${signal ?? code}`;
};

const attempt = async (job, memory) => {
  const args = ['--expose-gc', `--max-old-space-size=${memory}`, CHILD, JSON.stringify(job)];
  const timeout = Math.ceil(START + job.seconds * PATIENCE) * 1000;
  const ended = await run(process.execPath, args, { timeout });
  try {
    return JSON.parse(lastLine(ended.stdout));
  } catch {
    return { failed: reasonIn(ended) };
  }
};

/**
 * One workload on one library. What does not fit into the memory, or comes to no end, is tried again with
 * a tenth.
 *
 * @param {{workload: string, peer: object, size: number, seconds: number}} job
 * @param {number} memory MB
 */
export const measure = async (job, memory) => {
  const whole = await attempt(job, memory);
  if (![MEMORY, TIME].includes(whole.failed)) return whole;
  const tenth = await attempt({ ...job, most: Math.round(job.size / 10) }, memory);
  return { ...tenth, tooMany: job.size, why: whole.failed };
};
