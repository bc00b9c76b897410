import { markdownTable, mergedTable } from '../support/markdown-table.js';

/** `Node 20.20.2`; some engines do not say their version. */
export const nameOf = ({ name, version }) =>
  version ? `${name} ${/\d[\d.]*\d/.exec(version)?.[0] ?? ''}` : name;

/**
 * @param {{ name: string, version: string, results: any[] }[]} rows a result for each file, or none
 * @param {{ edition: string, name: string }[]} files
 * @param {(result: any) => string} cell
 * @returns {string} a table of Markdown
 */
export const tableOf = (rows, files, cell) => {
  const head = ['engine', ...files.map(({ edition, name }) => `${edition} ${name}`)];
  const cellOf = (result) => {
    if (!result) return '';
    return result.broken ? 'does not run' : cell(result);
  };
  return markdownTable(
    head,
    rows.map(({ results, ...row }) => [nameOf(row), ...results.map(cellOf)]),
  );
};

const columns = (text) => text.split('\n')[0].split('|').length;

/** The page with another table in the place of one of a section, which is known by its first column. */
const replaced = (page, title, column, replace) => {
  const start = page.indexOf(`\n| ${column} `, page.indexOf(`\n## ${title}\n`)) + 1;
  const [before] = /^(?:\|.*\n)+/.exec(page.slice(start));
  return page.slice(0, start) + replace(before) + page.slice(start + before.length);
};

/**
 * @param {string} page
 * @param {string} title of a section with a table of engines
 * @param {string} table rows that are new
 * @returns {string} the page with them in the place of theirs
 */
export const withTable = (page, title, table) =>
  replaced(page, title, 'engine', (before) =>
    columns(before) === columns(table) ? mergedTable(before, table) : table,
  );

/**
 * @param {string} page
 * @param {string} title of a section with a table of failures
 * @param {import('./reasons.js').Reason[]} reasons of the suite
 * @returns {string} the page with the reasons in its place
 */
export const withReasons = (page, title, reasons) =>
  replaced(page, title, 'fails in', () =>
    markdownTable(
      ['fails in', 'because', 'clause'],
      reasons.map(({ engines, reason, clause }) => [engines.join(', '), reason, clause]),
    ),
  );
