import { compare } from '../spec/compare/index.js';
import { loadFor } from './document.js';
import { namedSource } from './editions.js';
import { readProgram } from '../spec/3-normalise/program.js';
import { primitiveNames } from '../generator/primitives/index.js';

const showSide = (label, one) => {
  if (!one) return;
  const { file, line, column } = one.place;
  console.log(
    `  ${label} ${file}:${line}:${column}  ${one.clause}${one.path ? `, step ${one.path}` : ''}`,
  );
  if (one.sentence) console.log(`         ${one.sentence}`);
};

const run = (first, second) => {
  const [left, right] = [first, second].map((file) =>
    readProgram(loadFor(namedSource(file)), primitiveNames),
  );
  let differences = 0;
  for (const { what, left: a, right: b } of compare(left, right)) {
    differences++;
    console.log(what);
    showSide('first ', a);
    showSide('second', b);
  }
  console.log(
    `${differences} difference${differences === 1 ? '' : 's'} in ${left.clauses.length} clauses`,
  );
  if (differences > 0) process.exitCode = 1;
};

/** @param {import('commander').Command} program that gets the command */
export const compareCommand = (program) =>
  program
    .command('compare')
    .description('whether two documents say the same, in whatever wording')
    .argument('<first>', 'an ecmarkup document, or an edition: es2025')
    .argument('<second>', 'another')
    .action(run);
