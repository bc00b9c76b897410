import { testsOf } from './dispositions.js';
import { model, stepsOf, textOfLine } from './model.js';
import { clauses, currentStage } from './state.js';

/**
 * What can be filtered: each is a number on the first view, and what it counts stays when it is
 * chosen. Some count steps, one counts lines.
 */

const entryOf = (key) => model.dispositions[currentStage().steps[key]] ?? {};
const isAt = (name) => (key) => entryOf(key).disposition === name;

const isComment = (text) => /^(?:\/\/|\/?\*|$)/.test(text.trim());

/** @type {Record<string, {label: string, step?: (key: string) => boolean, line?: (line: number) => boolean}>} */
export const FILTERS = {
  elided: {
    label: 'steps that a guard lets the library skip',
    step: (key) => isAt('elided')(key) || (entryOf(key).elided ?? []).length > 0,
  },
  folded: { label: 'steps proved to have nothing to do', step: isAt('folded') },
  untested: { label: 'steps that no test reaches', step: (key) => testsOf(key)?.total === 0 },
  'given-up': { label: 'steps not kept', step: isAt('given up') },
  unstepped: {
    label: 'lines that no step is behind',
    line: (line) => stepsOf(line).length === 0 && !isComment(textOfLine(line)),
  },
};

const allSteps = () => clauses().flatMap(({ steps }) => steps.map(({ key }) => key));

/** @param {string} name @returns {number} */
export const countOf = (name) => {
  const { step, line } = FILTERS[name];
  return step ? allSteps().filter(step).length : currentStage().lines.filter(line).length;
};

/** @param {string|undefined} name of a filter @param {string} key @returns {boolean} */
export const keepsStep = (name, key) => !FILTERS[name]?.step || FILTERS[name].step(key);
