import { isPart } from '../../generator/ir/origin.js';
import { exampleLines } from './passes.js';

/** `explain job-records`: what a rule of the normal form says in other words, and why it may. */

/**
 * @param {import('./answers.js').Answers} audit
 * @param {import('../choices.js').RuleText} rule
 * @param {import('./answers.js').Library} library
 */
export const describeRule = (audit, { name, summary, sound, examples: [example] }, library) => {
  const steps = Object.entries(library.ledger.steps)
    .filter(([key, { rule }]) => rule === name && !isPart(key))
    .map(([key]) => ({ key, sentence: audit.step(key).sentence }));
  return { name, summary, sound, example, file: library.file, steps };
};

/** @param {ReturnType<typeof describeRule>} rule @returns {string} */
export const ruleText = ({ name, summary, sound, example, file, steps }) =>
  [
    `${name}, a rule of the normal form: ${summary}`,
    `  sound because: ${sound}`,
    ...exampleLines(example),
    `in ${file} it says ${steps.length > 0 ? 'in other words:' : 'no step in other words'}`,
    ...steps.map(({ key, sentence }) => `  ${key}  ${sentence}`),
  ].join('\n');
