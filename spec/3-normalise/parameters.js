import { clauseName } from '../1-read/document.js';
import { SpecError } from '../1-read/error.js';

/** What is wrong with the parameters of a heading: no function could have them. */

/** What they may not be, by what is said of them. @type {[(list: any[], clause: any) => boolean, string, string][]} */
const PROBLEMS = [
  [
    (list) => list.slice(0, -1).some(({ rest }) => rest),
    'a parameter stands behind the one that takes all others',
    'that one last',
  ],
  [
    (list, { name }) => /^get /.test(name) && list.length > 0,
    'a getter is given nothing',
    'no parameter',
  ],
];

/**
 * @param {any} clause
 * @param {(error: SpecError) => void} report is given each error
 */
export const checkParameters = (clause, report) => {
  for (const [isWrong, problem, expected] of PROBLEMS)
    if (isWrong(clause.parameters ?? [], clause))
      report(new SpecError(problem, { ...clause.place, clause: clauseName(clause), expected }));
};
