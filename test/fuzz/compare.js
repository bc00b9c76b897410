import { ES5_WAYS } from './editions.js';
import { run } from './run.js';

/** One program on several libraries: where they differ. */

// lists of traces inherit nothing
const { join, slice } = Array.prototype;
const textOf = (list) => join.call(list, '\n');

/** @returns {number} the first place where two lists differ, or -1 */
const firstDifference = (a, b) => {
  const length = Math.max(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return i;
  return -1;
};

/**
 * @typedef {object} Difference
 * @property {string} expected name of the library that is believed
 * @property {string} actual name of the other
 * @property {'events'|'shapes'|'told'} kind
 * @property {number} at the first event that differs
 * @property {string[]} expectedList
 * @property {string[]} actualList
 */

/** @returns {Difference|undefined} */
const differenceOf = (expected, actual, kind, before, after) => {
  if (textOf(before[kind]) === textOf(after[kind])) return undefined;
  return {
    expected: expected.name,
    actual: actual.name,
    kind,
    at: firstDifference(before[kind], after[kind]),
    expectedList: slice.call(before[kind]),
    actualList: slice.call(after[kind]),
  };
};

/**
 * Runs a program on a library that is believed and on others.
 *
 * @param {object} program
 * @param {import('./subjects.js').Subject} believed
 * @param {import('./subjects.js').Subject[]} others
 * @param {(subject: object, reason?: string) => void} [note] is told of each comparison, and why
 *   there was none
 * @returns {Difference|undefined} the first one
 */
export const compare = (program, believed, others, note = () => {}) => {
  const before = run(program, believed);
  for (const subject of others) {
    const crosses = subject.target && subject.target !== believed.target;
    const reason = [...subject.excludes, ...(crosses ? ES5_WAYS : [])].find((feature) =>
      before.features.has(feature),
    );
    note(subject, reason);
    if (reason) continue;
    const after = run(program, subject);
    const difference =
      differenceOf(believed, subject, 'events', before, after) ??
      (crosses ? undefined : differenceOf(believed, subject, 'shapes', before, after)) ??
      (subject.target ? differenceOf(believed, subject, 'told', before, after) : undefined);
    if (difference) return difference;
  }
  return undefined;
};
