import { parentPort } from 'node:worker_threads';
import fc from 'fast-check';
import { readDocument, SpecError } from '../../generator/index.js';
import { generate } from '../../transforms/generate.js';
import { compare } from '../fuzz/compare.js';
import { programsFor } from '../fuzz/modern.js';
import { run } from '../fuzz/run.js';
import { librarySubject } from '../fuzz/subjects.js';

/**
 * Compares the libraries of one document: `unreadable`, `refused` (a preset has none), `differs`, or
 * `same`, and whether it does what the document as it was does. A thread judges documents one by one.
 */

const subject = (document, preset, target) => {
  const { code, report } = generate(document, { preset, target });
  const assume = preset === 'loose' ? ['pure-constructors'] : [];
  return { report, ...librarySubject({ name: `${preset}.${target}`, target, assume, code }) };
};

// lists of traces inherit nothing
const { join } = Array.prototype;

const traceOf = (program, library) => {
  try {
    return join.call(run(program, library).events, '\n');
  } catch (error) {
    return error.message;
  }
};

/** @returns {any} what a document gives, or undefined where it cannot be read */
const attempt = (make) => {
  try {
    return make();
  } catch (error) {
    if (error instanceof SpecError || error instanceof SyntaxError) return undefined;
    throw error;
  }
};

const originals = new Map();
const originalOf = (source, target) => {
  const key = `${target} ${source.length}`;
  if (!originals.has(key)) originals.set(key, subject(readDocument(source), 'faithful', target));
  return originals.get(key);
};

/** @returns {{library?: any, failure?: string}} what a preset gives, or why it gives nothing */
const failureOf = (make) => {
  try {
    return { library: make() };
  } catch (error) {
    return { failure: error.message.split('\n').slice(0, 2).join(' ') };
  }
};

const samples = new Map();
const sampleOf = (edition, seed, count) => {
  const key = `${edition} ${seed} ${count}`;
  if (!samples.has(key))
    samples.set(key, fc.sample(programsFor(edition), { seed, numRuns: count }));
  return samples.get(key);
};

/** Methods that a document adds are called in the place of others, in every other program. */
const CALLED = {
  'Promise.prototype.peek (': ['catch', 'peek'],
  'Promise.peek (': ['reject', 'peek'],
  'Promise.prototype.finally (': ['catch', 'finally'],
  'Promise.allSettled (': ['all', 'allSettled'],
  'Promise.any (': ['race', 'any'],
  'Promise.try (': ['resolve', 'try'],
  'Promise.withResolvers (': ['reject', 'withResolvers'],
};
const calling = (sample, source) => {
  const replaced = Object.entries(CALLED).filter(([title]) => source.includes(title));
  const names = new Map(replaced.map(([, names]) => /** @type {[string, string]} */ (names)));
  const keys = new Set(['key', 'name']);
  const other = (key, value) => (keys.has(key) && names.has(value) ? names.get(value) : value);
  return sample.map((program, at) =>
    names.size > 0 && at % 2 === 0 ? JSON.parse(JSON.stringify(program), other) : program,
  );
};

const judgeTarget = (options, target, presets) => {
  const { edition = 'es2015', original, source, fastSource = source, seed, count } = options;
  const document = attempt(() => readDocument(source));
  const faithful = document && attempt(() => subject(document, 'faithful', target));
  if (!faithful) return { kind: 'unreadable' };
  const others = [];
  let lost = 0;
  for (const preset of presets) {
    const { library, failure } = failureOf(() =>
      subject(fastSource === source ? document : readDocument(fastSource), preset, target),
    );
    if (failure) return { kind: 'refused', difference: `${preset}.${target}: ${failure}` };
    lost = Math.max(lost, library.report.filter(({ applied }) => applied.length === 0).length);
    others.push(library);
  }
  const before = originalOf(original, target);
  const sample = calling(sampleOf(edition, seed, count), source);
  let changed = false;
  for (const program of sample) {
    const ends = traceOf(program, faithful);
    changed ||= ends !== traceOf(program, before);
    if (/does not come to an end/.test(ends)) continue;
    const difference = compare(program, faithful, others);
    if (difference) return { kind: 'differs', difference };
  }
  return { kind: 'same', changed, lost };
};

/** The first target that has something to say. */
export const judge = ({ targets = ['es2022'], presets = ['fast'], ...options }) => {
  let all = { kind: 'same', changed: false, lost: 0 };
  for (const target of targets) {
    const verdict = judgeTarget(options, target, presets);
    if (verdict.kind !== 'same') return { target, ...verdict };
    all = {
      ...all,
      changed: all.changed || verdict.changed,
      lost: Math.max(all.lost, verdict.lost),
    };
  }
  return all;
};

parentPort?.on('message', (options) => parentPort.postMessage(judge(options)));
