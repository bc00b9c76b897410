import { markdownTable } from '../support/markdown-table.js';
import cases from './cases.cjs';

/** A cell: how many programs logged what they have to, by a queue of theirs and by jobs of the host. */
const cell = (result) => {
  if (!result) return '';
  if (result.broken) return 'does not run';
  const good = ({ length }) => (length === 0 ? String(cases.COUNT) : `fewer than ${cases.COUNT}`);
  return result.jobs ? `${good(result.drained)}, ${good(result.jobs)}` : good(result.drained);
};

/**
 * @param {{name: string, version: string, results: any[]}[]} rows
 * @param {{edition: string, name: string}[]} files
 * @returns {string} a table of Markdown
 */
export const tableOf = (rows, files) => {
  const head = ['engine', ...files.map(({ edition, name }) => `${edition} ${name}`)];
  const body = rows.map(({ name, version, results }) => [
    version ? `${name} ${/\d[\d.]*\d/.exec(version)?.[0] ?? ''}` : name,
    ...results.map(cell),
  ]);
  return markdownTable(head, body);
};
