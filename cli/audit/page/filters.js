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

const unstepped = [];

const isUnstepped = (line) =>
  (unstepped[line] ??= stepsOf(line).length === 0 && !isComment(textOfLine(line)));

/** @typedef {{label: string, step?: (key: string) => boolean, line?: (line: number) => boolean}} Filter */

/** @type {Record<string, Filter>} */
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
    line: isUnstepped,
  },
};

const allSteps = () => clauses().flatMap(({ steps }) => steps.map(({ key }) => key));

const counts = new WeakMap();

/** @returns {Record<string, number>} how much each filter keeps of the stage that is looked at */
export const filterCounts = () => {
  const stage = currentStage();
  if (!counts.has(stage)) {
    const keys = allSteps();
    /** @param {Filter} filter */
    const count = ({ step, line }) => (step ? keys.filter(step) : stage.lines.filter(line)).length;
    const entries = Object.entries(FILTERS).map(([name, filter]) => [name, count(filter)]);
    counts.set(stage, Object.fromEntries(entries));
  }
  return counts.get(stage);
};

/** @param {string|undefined} name of a filter @param {string} key @returns {boolean} */
export const keepsStep = (name, key) => !FILTERS[name]?.step || FILTERS[name].step(key);
