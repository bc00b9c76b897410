import { SpecErrors } from '../spec/1-read/error.js';
import { roundTrips } from '../spec/2-parse/parse.js';
import { checkProgram, checkStates } from '../spec/3-normalise/check.js';
import { readProgram, walkSteps } from '../spec/3-normalise/program.js';
import { loadFor } from './document.js';
import { sourceOf } from './editions.js';
import { primitiveNames } from '../generator/primitives/index.js';

const count = (algorithms) => {
  const steps = algorithms.flatMap((list) => walkSteps(list));
  const parsed = steps.filter(({ node }) => node.kind !== 'Unread');
  return {
    algorithms: algorithms.length,
    steps: steps.length,
    parsed: parsed.length,
    roundTripped: parsed.filter((step) => roundTrips(step, step.node)).length,
    prose: steps.filter(({ node }) => node.kind === 'AssertProse').length,
  };
};

const COLUMNS = [
  ['algorithms', 'algorithms'],
  ['steps', 'steps'],
  ['parsed', 'parsed'],
  ['roundTripped', 'round-tripped'],
];

const row = (name, counts) =>
  [
    name.padEnd(72).slice(0, 72),
    ...COLUMNS.map(([key, title]) => String(counts[key]).padStart(title.length)),
  ].join('  ');

const total = (rows) =>
  rows.reduce(
    (sum, counts) =>
      Object.fromEntries(Object.keys(counts).map((key) => [key, (sum[key] ?? 0) + counts[key]])),
    {
      algorithms: 0,
      steps: 0,
      parsed: 0,
      roundTripped: 0,
      prose: 0,
    },
  );

export const run = (spec, options, command) => {
  if (spec !== undefined && options.edition !== undefined)
    command.error("error: argument 'file' cannot be used with option '--edition <name>'");
  const errors = [];
  const report = (error) => errors.push(error);
  const program = readProgram(loadFor(sourceOf({ spec, ...options })), primitiveNames, report);
  checkProgram(program, report);
  if (errors.length === 0) checkStates(program, report);
  const rows = program.clauses
    .filter((clause) => program.steps.get(clause).length > 0)
    .map((clause) => ({ clause, counts: count(program.steps.get(clause)) }));
  const all = total(rows.map(({ counts }) => counts));

  console.log(['clause'.padEnd(72), ...COLUMNS.map(([, title]) => title)].join('  '));
  for (const { clause, counts } of rows)
    console.log(row(`${clause.number} ${clause.title}`, counts));
  console.log(row('total', all));
  const percent = all.steps === 0 ? 0 : (100 * all.roundTripped) / all.steps;
  console.log(
    `\n${percent.toFixed(1)} % of ${all.steps} steps parse and round-trip; ${all.prose} of them are assertions in prose.`,
  );
  if (errors.length > 0) {
    console.error(`\n${new SpecErrors(errors).message}`);
    process.exitCode = 1;
  }
};
