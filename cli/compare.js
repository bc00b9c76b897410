import { headingOf } from '../spec/compare/heading.js';
import { compare } from '../spec/compare/index.js';
import { loadFor } from './document.js';
import { namedSource } from './editions.js';
import { readProgram } from '../spec/3-normalise/program.js';
import { primitiveNames } from '../generator/primitives/index.js';
import { colors } from './terminal.js';

const showSide = (label, side, color) => {
  if (!side) return;
  const { file, line, column } = side.place;
  console.log(
    `  ${label} ${file}:${line}:${column}  ${side.clause}${side.path ? `, step ${side.path}` : ''}`,
  );
  if (side.sentence) console.log(color(`         ${side.sentence}`));
};

export const run = (first, second) => {
  const [left, right] = [first, second].map((file) =>
    readProgram(loadFor(namedSource(file)), primitiveNames),
  );
  let differences = 0;
  for (const { difference, left: a, right: b } of compare(left, right)) {
    differences++;
    console.log(colors.bold(headingOf(difference)));
    showSide('first ', a, colors.red);
    showSide('second', b, colors.green);
  }
  console.log(
    `${differences} difference${differences === 1 ? '' : 's'} in ${left.clauses.length} clauses`,
  );
  if (differences > 0) process.exitCode = 1;
};
