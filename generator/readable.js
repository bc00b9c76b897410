import { referencesOf, resolveSection, walkSteps } from '../spec/3-normalise/program.js';
import { clauseName } from '../spec/1-read/document.js';

/**
 * The part of a program that can be translated where some sentences are not read.
 *
 * @typedef {import('../spec/3-normalise/program.js').Program} Program
 * @typedef {import('../spec/1-read/document.js').Clause} Clause
 */

const isUnread = (algorithms) =>
  algorithms.some((steps) => walkSteps(steps).some(({ node }) => node.kind === 'Unread'));

/** @returns {Clause[]} that the steps of a clause refer to */
const reached = (document, algorithms) =>
  algorithms.flatMap((steps) => {
    const { operations, sections } = referencesOf(steps);
    return [
      ...[...operations].map((name) => document.byOperation.get(name)),
      ...sections.map((section) => resolveSection(document, section)),
    ];
  });

/**
 * @param {Program} program whose steps may hold some of the kind `Unread`
 * @returns {{program: Program, without: string[]}} without the clauses that such a step stands in,
 *   those that reach one, and what is left of their sub-clauses; and the names of those clauses
 */
export const readable = (program) => {
  const { document, steps, inside } = program;
  const lost = new Set([...steps.keys()].filter((clause) => isUnread(steps.get(clause))));
  for (let size = -1; size !== lost.size;) {
    size = lost.size;
    for (const [clause, algorithms] of steps) {
      if (reached(document, algorithms).some((other) => lost.has(other))) lost.add(clause);
    }
  }
  const keep = (clause) => !lost.has(clause);
  return {
    program: {
      ...program,
      inside: new Set([...inside].filter(keep)),
      clauses: program.clauses.filter(keep),
      steps: new Map([...steps].filter(([clause]) => keep(clause))),
    },
    without: [...lost].map(clauseName),
  };
};
