import { readFileSync } from 'node:fs';
import { clausesOf, indentOf, splice } from './places.js';

/**
 * State machines, jobs, statics and closures that do something else than the standard's: machines.txt
 * has them in the words of ES2025. Each changes clauses: `in ID: TEXT` says which step, the first one that
 * has the text; the lines below stand in its place, `…` for the step itself.
 *
 * @typedef {{id: string, text: string, steps: string[]}} Change
 * @typedef {{name: string, changes: Change[]}} Machine
 */

const ITSELF = '…';

/** @param {string} text @returns {Machine[]} */
export const machinesIn = (text) => {
  const machines = [];
  for (const line of text.split('\n').filter(Boolean)) {
    const place = /^ {2}in (\S+): (.*)$/.exec(line);
    if (place) machines.at(-1).changes.push({ id: place[1], text: place[2], steps: [] });
    else if (line.startsWith('    ')) machines.at(-1).changes.at(-1).steps.push(line.slice(4));
    else machines.push({ name: line, changes: [] });
  }
  return machines;
};

const MACHINES = machinesIn(readFileSync(new URL('machines.txt', import.meta.url), 'utf8'));

const OPENS = / then$|, do$|^\s*1\. Repeat,$|called:$/;

/** Whether the steps inside of a step would stand in another one, or in none. */
const breaksBlock = (line, steps) =>
  OPENS.test(line) && steps.at(-1) !== ITSELF && !OPENS.test(`1. ${steps.at(-1)}`);

/** @param {string[]} lines @param {Change} change @returns {string[]|undefined} nothing where there is no such step */
const changed = (lines, { id, text, steps }) => {
  const clause = clausesOf(lines).find((candidate) => candidate.id === id);
  if (!clause) return undefined;
  const at = lines.findIndex(
    (line, number) => number >= clause.from && number < clause.to && line.includes(text),
  );
  if (at < 0 || breaksBlock(lines[at], steps)) return undefined;
  const indent = indentOf(lines[at]);
  const written = steps.map((step) =>
    step === ITSELF ? lines[at] : `${indent}${indentOf(step)}1. ${step.trim()}`,
  );
  return splice(lines, at, 1, ...written);
};

const makeMachine =
  ({ changes }) =>
  (lines) => {
    const result = changes.reduce((sum, edit) => sum && changed(sum, edit), lines);
    return result && { lines: result, change: changes.map(({ id }) => id).join(', ') };
  };

/** @returns {import('./places.js').Edit[]} */
export const machineEdits = () =>
  MACHINES.map((machine) => ({ name: machine.name, make: makeMachine(machine) }));
