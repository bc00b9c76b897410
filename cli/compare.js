import { primitiveNames } from '../generator/primitives/index.js';
import { readProgram } from '../spec/3-normalise/program.js';
import { counted, showDifferences } from './differences.js';
import { loadFor } from './document.js';
import { namedSource } from './editions.js';

export const run = (first, second) => {
  const [left, right] = [first, second].map((file) =>
    readProgram(loadFor(namedSource(file)), primitiveNames),
  );
  const differences = showDifferences(left, right, ['first', 'second']);
  console.log(`${counted(differences)} in ${left.clauses.length} clauses`);
  if (differences > 0) process.exitCode = 1;
};
