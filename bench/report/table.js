import { MICRO_WORKLOADS } from '../run/options.js';
import { figureOf } from '../run/summary.js';

const MEGABYTE = 1024 * 1024;

/** Figures that tell something, and no more. */
const digits = (value) =>
  Math.abs(value) >= 100
    ? value.toFixed(0)
    : Math.abs(value) >= 10
      ? value.toFixed(1)
      : value.toFixed(2);

const range = (spread, unit = 1) =>
  spread ? `${digits(spread.low / unit)}–${digits(spread.high / unit)}` : '';
const middle = (spread, unit = 1) => (spread ? digits(spread.median / unit) : '');

const REQUEST_COLUMNS = [
  ['peer', ({ peer, mark }) => (mark ? `${peer}, ${mark}` : peer)],
  ['time ms', ({ time }) => middle(time)],
  ['quartiles', ({ time }) => range(time)],
  ['ratio', ({ ratio }) => middle(ratio)],
  ['over callbacks ms', ({ overFloor }) => (overFloor === undefined ? '' : digits(overFloor))],
  ['memory MB', ({ memory }) => middle(memory, MEGABYTE)],
];

const MICRO_COLUMNS = [
  ['peer', REQUEST_COLUMNS[0][1]],
  ['time ns', ({ time }) => middle(time)],
  ['quartiles', ({ time }) => range(time)],
  ['ratio', ({ ratio }) => middle(ratio)],
  ['allocated B', ({ memory }) => middle(memory)],
  ['heap B', ({ heap }) => middle(heap)],
  ['collection ns', ({ collection }) => middle(collection)],
];

const WAITING_COLUMNS = [
  ['peer', REQUEST_COLUMNS[0][1]],
  ['kept alive B', ({ memory }) => middle(memory)],
  ['over callbacks B', ({ overFloor }) => (overFloor === undefined ? '' : digits(overFloor))],
];

/** What a profile tells apart, from the library to the engine: the heads and their kinds. */
export const SPENT = [
  ['library', 'library'],
  ['engine’s functions', 'builtins'],
  ['program', 'program'],
  ['timers, loop', 'node'],
  ['collector', 'collector'],
  ['other', 'engine'],
  ['waiting', 'waiting'],
];

const PROFILE_COLUMNS = [
  ['peer', REQUEST_COLUMNS[0][1]],
  ['time ms', ({ time }) => middle(time)],
  ['ratio', ({ ratio }) => middle(ratio)],
  ...SPENT.map(([head, kind]) => [head, ({ spent }) => middle(spent?.[kind])]),
];

export const columnsOf = ({ workload, io, study }) => {
  if (study === 'profile') return PROFILE_COLUMNS;
  if (io === 'never') return WAITING_COLUMNS;
  return MICRO_WORKLOADS.includes(workload) ? MICRO_COLUMNS : REQUEST_COLUMNS;
};

/** Of single operations without each pass there is a summary; the rows are in results.json. */
export const isShown = ({ study, workload }) =>
  study !== 'passes' || !MICRO_WORKLOADS.includes(workload);

/** Results that belong in one table, in their order. @returns {[string, object[]][]} */
export const grouped = (results) => {
  const groups = new Map();
  for (const result of results) {
    const { engine, workload, io, requests, case: name, study, run } = result;
    const many = requests && `${requests} requests`;
    const parts = [`Node ${engine}`, workload, name ?? io, many, study, run];
    const title = parts.filter(Boolean).join(' · ');
    groups.set(title, [...(groups.get(title) ?? []), result]);
  }
  return [...groups];
};

/** Fastest first, or smallest; what did not run is last, with the reason. */
export const ranked = (results) =>
  [...results].sort((a, b) => (figureOf(a) ?? Infinity) - (figureOf(b) ?? Infinity));

const cellsOf = (results) => {
  const columns = columnsOf(results[0]);
  return [
    columns.map(([name]) => name),
    ...ranked(results).map((result) =>
      result.failed
        ? [columns[0][1](result), result.failed]
        : columns.map(([, format]) => format(result)),
    ),
  ];
};

/** A table for the terminal. */
export const plainTable = (results) => plainCells(cellsOf(results));

/** @param {string[][]} rows the head first @returns {string} */
export const plainCells = (rows) => {
  const full = rows.filter((row) => row.length > 2);
  const widths = rows[0].map((name, column) =>
    Math.max(...(column === 0 ? rows : full).map((row) => row[column].length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 || row.length === 2
            ? cell.padEnd(widths[column])
            : cell.padStart(widths[column]),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The same table for a document. */
export const markdownTable = (results) => markdownCells(cellsOf(results));

/** @param {string[][]} cells the head first @returns {string} */
export const markdownCells = ([head, ...rows]) => {
  const line = (row) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const filled = (row) => [...row, ...Array(head.length - row.length).fill('')];
  const rule = head.map((name, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows.map(filled)].map(line).join('\n');
};
