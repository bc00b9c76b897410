import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { SpecError } from '../../generator/index.js';
import { generate } from '../../transforms/generate.js';
import { compare } from '../fuzz/compare.js';
import { programs } from '../fuzz/programs.js';
import { run } from '../fuzz/run.js';
import { librarySubject } from '../fuzz/subjects.js';

/**
 * Compares the libraries of one document: `unreadable`, `refused` (no fast one), `differs`, or
 * `same`, and whether it does what the document as it was does.
 */

const { original, source, fastSource = source, target, seed, count } = workerData;

const subject = (text, preset) => {
  const { code } = generate(text, { preset, target });
  return librarySubject({ name: `${preset}.${target}`, target, assume: [], code });
};

// lists of traces inherit nothing
const { join } = Array.prototype;

/** @returns {any} what a document gives, or undefined where it cannot be read */
const attempt = (make) => {
  try {
    return make();
  } catch (error) {
    if (error instanceof SpecError) return undefined;
    throw error;
  }
};

const traceOf = (program, one) => {
  try {
    return join.call(run(program, one).events, '\n');
  } catch (error) {
    return error.message;
  }
};

const verdict = () => {
  const faithful = attempt(() => subject(source, 'faithful'));
  if (!faithful) return { kind: 'unreadable' };
  const fast = attempt(() => subject(fastSource, 'fast'));
  if (!fast) return { kind: 'refused' };
  const before = subject(original, 'faithful');
  const sample = fc.sample(programs, { seed, numRuns: count });
  let changed = false;
  for (const program of sample) {
    const ends = attempt(() => traceOf(program, faithful));
    changed ||= ends !== traceOf(program, before);
    if (/does not come to an end/.test(ends)) continue;
    const difference = compare(program, faithful, [fast]);
    if (difference) return { kind: 'differs', difference };
  }
  return { kind: 'same', changed };
};

parentPort.postMessage(verdict());
