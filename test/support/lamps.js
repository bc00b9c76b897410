import { readDocument } from '../../spec/1-read/document.js';
import { parseAlgorithm, roundTrips, writeStep } from '../../spec/2-parse/parse.js';
import { walkSteps } from '../../spec/3-normalise/program.js';

/** Small documents about lamps, for what no edition's document at hand has. */

export const clause = (
  algorithm,
  { id = 'sec-lamps', heading = 'Lamps', attributes = '' } = {},
) => `
<emu-clause id="${id}" ${attributes}>
<h1>${heading}</h1>
<emu-alg>
${algorithm}
</emu-alg>
</emu-clause>`;

/** Lines to numbered steps: every line is one, indented as it is. */
const numbered = (lines) => lines.replace(/^( *)(?=\S)/gm, '$11. ');

export const algorithmOf = (source) => readDocument(source).clauses[0].algorithms[0];

/** @returns {import('../../spec/2-parse/parse.js').ParsedStep[]} steps that are read in one way, and written back */
export function stepsOf(t, lines) {
  const steps = parseAlgorithm(algorithmOf(clause(numbered(lines))));
  for (const step of walkSteps(steps)) t.true(roundTrips(step, step.node), writeStep(step.node));
  return steps;
}
