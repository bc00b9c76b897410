import { clauseName } from '../../spec/1-read/document.js';
import { SpecError } from '../../spec/1-read/error.js';
import { problemAt } from './messages.js';

/** Errors of both kinds: of a document that cannot be translated, and of the library that runs. */

/**
 * @param {import('../../spec/2-parse/parse.js').ParsedStep|undefined} step where the document is wrong
 * @param {string} problem
 * @param {string} [expected] in its place
 * @returns {SpecError}
 */
export const errorAt = (step, problem, expected) => {
  if (!step) return new SpecError(problem, { expected });
  const { place, path, sentence, clause } = step;
  return new SpecError(problem, {
    ...place,
    clause: clauseName(clause),
    step: path,
    sentence,
    expected,
  });
};

/** The step that an example's code stands in, which has none. */
const EXAMPLE = { clause: { number: '0.0', name: 'Example' }, path: '1' };

/**
 * The message of an error that a step throws: what is wrong, and which step it is.
 * @param {import('../../spec/2-parse/parse.js').ParsedStep|undefined} step
 * @returns {string} `executor is not a function (25.4.3.1 Promise, step 2)`
 */
export const reasonAt = (step) => {
  const { clause, path } = step ?? EXAMPLE;
  const where = `${clause.number} ${clause.operation ?? clause.name}, step ${path}`;
  const problem = step && problemAt(step);
  return problem ? `${problem} (${where})` : where;
};
