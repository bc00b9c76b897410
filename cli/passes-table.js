import { basename } from 'node:path';
import { groupBy } from '../generator/ledger/group-by.js';
import { colors, cut } from './terminal.js';

/** The passes as a table: what each did in the libraries of a folder. */

/** How many functions a pass rewrote in a library, in a word. */
const mark = (report) => {
  if (!report) return '';
  if (report.skipped) return 'skipped';
  return report.applied.length > 0 ? String(report.applied.length) : 'declined';
};

const markIn = (file) => (pass) => mark(pass.libraries[file]);

/** @typedef {{name: string, marks: string[], width: number}} Column of a table: a mark for each pass */

/** @returns {Column} */
const columnOf = (name, marks) => ({
  name,
  marks,
  width: Math.max(name.length, ...marks.map(({ length }) => length)),
});

/** A column for each library that has passes, or for each preset whose libraries agree. */
const columnsOf = (all, libraries) => {
  const byPreset = groupBy(Object.keys(libraries), (file) => file.split('.')[0]);
  return [...byPreset].flatMap(([preset, files]) => {
    const columns = files.map((file) => columnOf(basename(file, '.cjs'), all.map(markIn(file))));
    const [{ marks }] = columns;
    if (!columns.some((column) => column.marks.some(Boolean))) return [];
    const agree = columns.every((column) => column.marks.join() === marks.join());
    return agree ? [columnOf(preset, marks)] : columns;
  });
};

/** How much room (characters) is left to what a pass does. */
const LEAST_ROOM = 36;

const GAP = '  ';

/** As many columns as the terminal has room for. */
const fitting = (columns, room) => {
  let left = room - LEAST_ROOM;
  return columns.filter(({ width }) => (left -= width + GAP.length) >= 0);
};

/**
 * A line for each pass: its name, in how many functions of each library it applied, what it does.
 * @param {any[]} all passes, with what the ledger says of each
 * @param {Record<string, any>} libraries of a folder, by file
 * @param {number} [width] of the terminal; what is no terminal takes lines of any length
 * @returns {string}
 */
export const tableOf = (all, libraries, width = Infinity) => {
  const first = Math.max(...all.map(({ name }) => name.length));
  const columns = fitting(columnsOf(all, libraries), width - first);
  const line = (name, cells, summary) => {
    const padded = cells.map((cell, at) => cell.padStart(columns[at].width));
    const row = [name.padEnd(first), ...padded, ''].join(GAP);
    return `${row}${cut(summary, width - row.length)}`.trimEnd();
  };
  const names = columns.map(({ name }) => name);
  const meaning =
    names.length > 0 ? 'what it does; numbers are of functions that it rewrote' : 'what it does';
  const rows = all.map(({ name, summary }, at) => {
    const marks = columns.map((column) => column.marks[at]);
    return line(name, marks, summary);
  });
  return [colors.bold(line('pass', names, meaning)), ...rows].join('\n');
};
