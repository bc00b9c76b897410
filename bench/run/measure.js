import { spawn } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { fileURLToPath } from 'node:url';
import { MICRO_WORKLOADS } from './options.js';

/** What one process gave for one case; requests have one case, without a name. @typedef {object} Part
 * @property {string} [name]
 * @property {number} [time] milliseconds of a batch; of micro, nanoseconds of an operation
 * @property {number} [memory] bytes: growth of the resident size; of micro, allocated by an operation;
 *   where nothing answers, what a request keeps alive
 * @property {Record<string, number>} [spent] milliseconds by what they were spent on, of a profile
 * @property {string} [failed]
 */

const child = (name) => fileURLToPath(new URL(`../child/${name}`, import.meta.url));
const MINUTE = 60_000;

const run = (node, args) =>
  new Promise((resolve) => {
    const process = spawn(node, args, { stdio: ['ignore', 'pipe', 'pipe'], timeout: 3 * MINUTE });
    const text = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      process[name].setEncoding('utf8').on('data', (chunk) => (text[name] += chunk));
    }
    process.on('error', (error) => resolve({ ...text, stderr: String(error) }));
    process.on('close', (code, signal) => resolve({ ...text, signal }));
  });

/** The line of an uncaught error's report that says what it was. */
const reasonIn = ({ stderr, signal }) => {
  const message = stderr.split('\n').find((line) => /^(\w*Error|no )|: \w*Error/.test(line));
  if (message) return message.trim();
  return signal ? `it was stopped by ${signal}: out of time` : stderr.trim().split('\n')[0];
};

const lastJson = (stdout) => {
  try {
    return JSON.parse(stdout.trim().split('\n').at(-1));
  } catch {
    return undefined; // the process ended before
  }
};

const scriptOf = (io, { profile }) => {
  if (io === 'never') return ['--expose-gc', child('waiting.cjs')];
  return [child(profile ? 'profile.cjs' : 'requests.cjs')];
};

/**
 * One measurement in a process of its own.
 *
 * @param {import('./plan.js').Row} row
 * @param {import('./options.js').Options} options
 * @returns {Promise<Part[]>}
 */
export const measure = async (row, options) => {
  const { engine, workload, io, peer, requests } = row;
  const { warmup, budget, case: only } = options;
  const job = JSON.stringify({ peer, workload, io, requests, warmup, budget, only });
  if (MICRO_WORKLOADS.includes(workload)) {
    const script = child(engine.mitata ? 'micro-mitata.js' : 'micro.cjs');
    const ended = await run(engine.node, ['--expose-gc', script, job]);
    const parts = lastJson(ended.stdout)?.parts;
    if (!parts) return [{ failed: reasonIn(ended) }];
    return parts.map((part) => ({ ...part, memory: part.allocated }));
  }
  const ended = await run(engine.node, [...scriptOf(io, options), job]);
  const result = lastJson(ended.stdout);
  if (!result) return [{ failed: reasonIn(ended) || 'it ended before its requests did' }];
  if (isDeepStrictEqual(result.results, result.expected)) return [result];
  const { fulfilled, rejected, sum } = result.results;
  return [{ failed: `wrong results: ${fulfilled} fulfilled, ${rejected} rejected, sum ${sum}` }];
};
