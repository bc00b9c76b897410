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

/**
 * @param {string} page
 * @param {string} title of a section that ends with a table
 * @param {string} table rows that are new
 * @returns {string} the page with them in the place of theirs
 */
export const withTable = (page, title, table) => {
  const start = page.indexOf('\n| engine', page.indexOf(`## ${title}\n`)) + 1;
  const [before] = /^(?:\|.*\n)+/.exec(page.slice(start));
  const columns = (text) => text.split('\n')[0].split('|').length;
  const after = columns(before) === columns(table) ? mergedTable(before, table) : table;
  return page.slice(0, start) + after + page.slice(start + before.length);
};
