import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { compare } from './compare.js';
import { GUARDS } from './guards.js';
import { programsFor } from './modern.js';
import { catchUncaught, librarySubject, nativeFor } from './subjects.js';

/**
 * One job: takes chunks of programs, and says what it found in each.
 *
 * @typedef {object} Chunk
 * @property {number} seed
 * @property {number} runs
 * @property {string} [path] of a program that is to be run again
 * @property {Group[]} groups
 * @property {boolean} counted whether guards report
 *
 * @typedef {object} Group a library that is believed, and what is compared with it; by name
 * @property {string} believed
 * @property {string[]} others
 *
 * @typedef {object} Found
 * @property {number} runs
 * @property {Record<string, number>} compared programs by library
 * @property {Record<string, number>} excluded programs by library and reason
 * @property {number[][]} guards how often each was refused and taken in this chunk
 * @property {{seed: number, path: string, program: object, difference: object}} [failure]
 */

const zeros = () => GUARDS.map(() => [0, 0]);
let guards = zeros();

const count = (index, value) => {
  guards[index][Boolean(value) !== Boolean(GUARDS[index].refuses) ? 1 : 0]++;
  return value;
};

const native = nativeFor(workerData.edition);
const programs = programsFor(workerData.edition);

/** By name: each library as it ships, and with guards that report. */
const subjects = new Map([['native', [native, native]]]);

const add = (libraries) => {
  for (const library of libraries) {
    if (subjects.has(library.name)) continue;
    subjects.set(library.name, [librarySubject(library), librarySubject(library, count)]);
  }
};

/** @param {Chunk} chunk @returns {Found} */
const runChunk = ({ seed, runs, path, groups, counted }) => {
  guards = zeros();
  const compared = {};
  const excluded = {};
  const note = ({ name }, reason) => {
    const [table, key] = reason ? [excluded, `${name}: ${reason}`] : [compared, name];
    table[key] = (table[key] ?? 0) + 1;
  };
  const subject = (name) => subjects.get(name)[counted ? 1 : 0];
  const chosen = groups.map(({ believed, others }) => [subject(believed), others.map(subject)]);
  const find = (program, tell) => {
    for (const [believed, others] of chosen) {
      const difference = compare(program, believed, others, tell);
      if (difference) return difference;
    }
    return undefined;
  };
  let failed = false;
  const property = fc.property(programs, (program) => {
    // what is tried while a program is made smaller does not count
    const difference = find(program, failed ? undefined : note);
    failed ||= difference !== undefined;
    return difference === undefined;
  });
  const details = fc.check(property, { seed, path, numRuns: runs, endOnFailure: false });
  const result = { runs: details.numRuns, compared, excluded, guards };
  if (!details.failed) return result;
  const [program] = details.counterexample;
  const failure = { seed, path: details.counterexamplePath, program, difference: find(program) };
  return { ...result, failure };
};

/** What is thrown here would go where errors of programs go. */
const answer = (message) => {
  try {
    add(message.libraries);
    return runChunk(message.chunk);
  } catch (error) {
    return { error };
  }
};

catchUncaught();
add(workerData.libraries);
// outside of all jobs of the engine, see natives.js; and between chunks Node forgets about the
// rejections that nobody handled
parentPort.on('message', (message) => setImmediate(() => parentPort.postMessage(answer(message))));
