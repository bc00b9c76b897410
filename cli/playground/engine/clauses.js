import { keyOf } from '../../../generator/ledger/entries.js';
import { plainText } from '../../../spec/1-read/plain.js';
import { walkSteps } from '../../../spec/3-normalise/program.js';

/**
 * The algorithms of a program as a page shows them.
 *
 * @typedef {object} ShownClause
 * @property {string} id
 * @property {string} number
 * @property {string} title
 * @property {string} name `Promise.resolve`
 * @property {ShownStep[]} steps
 *
 * @typedef {object} ShownStep
 * @property {string} key `sec-promise.resolve:3.c`
 * @property {string} path `3.c`
 * @property {string} sentence
 * @property {string} file of the document, or of what amends it
 * @property {number} line of that file
 */

const shown = (step) => ({
  key: keyOf(step),
  path: step.path,
  sentence: step.sentence,
  file: step.place.file,
  line: step.place.line,
});

/**
 * @param {import('../../../spec/3-normalise/program.js').Program} program
 * @returns {ShownClause[]} those of the Promise clause first, each group in document order
 */
export const clausesOf = ({ clauses, steps, inside }) => {
  // the form that a shorthand's clause shows first is no algorithm
  const list = clauses
    .filter((clause) => steps.get(clause).length > 0)
    .map((clause) => ({
      id: clause.id,
      number: clause.number,
      title: clause.title,
      name: clause.operation ?? plainText(clause.name),
      isInside: inside.has(clause),
      steps: [...walkSteps(steps.get(clause).at(-1))].map(shown),
    }));
  return [...list.filter(({ isInside }) => isInside), ...list.filter(({ isInside }) => !isInside)];
};
