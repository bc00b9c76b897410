import { EDITIONS } from './editions.js';
import { GUARDS } from './guards.js';
import { programText } from './source.js';

/** What the fuzz prints. */

const table = (rows) => {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => String(row[i]).length)));
  return rows
    .map((row) =>
      row
        .map((cell, i) => String(cell).padEnd(widths[i]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

const SHOWN = 44;
const short = (name) => (name.length > SHOWN ? `${name.slice(0, SHOWN - 1)}…` : name);

/** How many programs each library was compared on, and why not on the others. */
export const libraryTable = ({ compared, excluded }) => {
  const rows = Object.entries(compared).map(([name, count]) => [short(name), count]);
  const left = Object.entries(excluded).map(([name, count]) => [short(name), count]);
  return [
    table([['compared with the faithful library', 'programs'], ...rows]),
    ...(left.length > 0 ? [table([['not compared', 'programs'], ...left])] : []),
  ].join('\n\n');
};

/** @param {number[][]} guards how often each was refused and taken */
export const guardTable = (guards) =>
  `\n${table([
    ['guard', 'where', 'taken', 'refused'],
    ...GUARDS.map(({ guard, within }, i) => [guard, within ?? '', guards[i][1], guards[i][0]]),
  ])}\n`;

/** @returns {string[]} complaints about guards that always went one way */
export const unmetGuards = (guards) =>
  GUARDS.flatMap(({ guard, edition }, i) =>
    edition
      ? []
      : [
          ...(guards[i][1] === 0 ? [`the guard ${guard} was never taken`] : []),
          ...(guards[i][0] === 0 ? [`the guard ${guard} was never refused`] : []),
        ],
  );

/** Where today's edition differs, and how the fuzz knows. */
export const editionTable = () =>
  table([
    ['ES2015', 'what it says', 'what engines do'],
    ...EDITIONS.map((entry) => [entry.clause, entry.then, entry.now]),
  ]);

const numbered = (list, at) =>
  list.map((event, i) => `${i === at ? '>' : ' '} ${String(i + 1).padStart(4)}  ${event}`);

/** A failure: the program, both traces up to a little behind the first difference, and a replay. */
export const showFailure = ({ seed, path, program, difference }) => {
  const { expected, actual, kind, at, expectedList, actualList } = difference;
  const show = (list) =>
    numbered(list, at)
      .slice(0, at + 6)
      .join('\n');
  return [
    `${actual} differs from ${expected} in the ${kind} at ${at + 1}:`,
    `  ${expectedList[at] ?? '(nothing)'}`,
    `  ${actualList[at] ?? '(nothing)'}`,
    '',
    programText(program),
    '',
    `${expected}:`,
    show(expectedList),
    `${actual}:`,
    show(actualList),
    '',
    `npm run fuzz -- --seed ${seed} --path ${path}`,
    JSON.stringify(program),
  ].join('\n');
};
