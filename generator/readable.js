import { checkProgram } from '../spec/3-normalise/check.js';
import { referencesOf, resolveSection, walkSteps } from '../spec/3-normalise/program.js';
import { clauseName } from '../spec/1-read/document.js';
import { Errors } from '../spec/1-read/error.js';
import { translated } from './shared.js';

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
 * @param {Iterable<Clause>} [refused] clauses that cannot be translated either
 * @returns {{program: Program, without: string[]}} without the clauses that such a step stands in,
 *   those that reach one, and what is left of their sub-clauses; and the names of those clauses
 */
export const readable = (program, refused = []) => {
  const { document, steps, inside } = program;
  const unread = [...steps.keys()].filter((clause) => isUnread(steps.get(clause)));
  const lost = new Set([...unread, ...refused]);
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

/**
 * What of a program a target can do: clauses that name an operation that there is not, or ask for what
 * the generator cannot write, stop the others as little as sentences that are not read.
 * What an amendment says is left out first: the document's own clauses may be wrong because of it alone.
 * @param {Program} program
 * @param {import('./targets/index.js').Target} target
 * @param {(error: import('../spec/1-read/error.js').SpecError) => void} report is given each error of the clauses that are left out
 * @returns {{program: Program, without: string[]}} as `readable`
 * @throws {import('../spec/1-read/error.js').SpecError} what is wrong with no clause, or with one that is left out already
 */
export const translatable = (program, target, report) => {
  const refused = new Set();
  for (;;) {
    const part = readable(program, refused);
    const errors = new Errors();
    checkProgram(part.program, (error) => errors.add(error));
    const translates = errors.attempt(() => translated(part.program, target));
    if (translates && errors.list.length === 0) return part;
    const named = new Set(errors.list.map(({ clause }) => clause));
    const wrong = part.program.clauses.filter((clause) => named.has(clauseName(clause)));
    if (wrong.length === 0) throw errors.list[0];
    const amended = wrong.filter(({ place }) => place.file !== program.document.file);
    const clauses = amended.length > 0 ? amended : wrong;
    const names = new Set(clauses.map(clauseName));
    errors.list.filter(({ clause }) => names.has(clause)).forEach(report);
    for (const clause of clauses) refused.add(clause);
  }
};
