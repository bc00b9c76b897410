import { markdownTable, mergedTable } from '../support/markdown-table.js';

const cell = ({ lacks, passed }) => (lacks ? `calls ${lacks}` : String(passed));

/**
 * What a command has found of the suites.
 *
 * @param {{ name: string, version: string, tests: number, cells: Record<string, { lacks?: string, passed?: number }> }[]} rows
 * @returns {string} a table of Markdown
 */
export function suitesTable(rows) {
  const names = Object.keys(rows[0].cells);
  const head = ['suite', 'version', 'tests', ...names.map((name) => `passed, ${name}`)];
  const body = rows.map(({ name, version, tests, cells }) => [
    ...[name, version, String(tests)],
    ...names.map((one) => cell(cells[one])),
  ]);
  return markdownTable(head, body);
}

/**
 * Puts rows in the place of those of a page's first table.
 *
 * @param {string} page
 * @param {string} table with the rows that are new
 * @returns {string}
 */
export function withTable(page, table) {
  return page.replace(/(?:^\|.*\|\n)+/m, (before) => mergedTable(before, table));
}
