import cases from './cases.cjs';

/** A cell: how many programs logged what they have to, by a queue of theirs and by jobs of the host. */
const cell = (result) => {
  if (!result) return '';
  if (result.broken) return 'does not run';
  const good = ({ length }) => (length === 0 ? String(cases.COUNT) : `fewer than ${cases.COUNT}`);
  return result.jobs ? `${good(result.drained)}, ${good(result.jobs)}` : good(result.drained);
};

const line = (cells) => `| ${cells.join(' | ')} |`;

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
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((cells) => cells[at].length)));
  const padded = (cells) => line(cells.map((text, at) => text.padEnd(widths[at])));
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return `${[padded(head), rule, ...body.map(padded)].join('\n')}\n`;
};

const engineOf = (text) => text.split('|')[1].trim();

/**
 * @param {string} before a table of Markdown
 * @param {string} after the rows that are new
 * @returns {string} the first with the rows of the second in the place of theirs
 */
export const mergedTable = (before, after) => {
  const fresh = new Map(
    after
      .trim()
      .split('\n')
      .slice(2)
      .map((row) => [engineOf(row), row]),
  );
  const rows = before
    .trim()
    .split('\n')
    .map((row) => {
      const known = fresh.get(engineOf(row));
      fresh.delete(engineOf(row));
      return known ?? row;
    });
  return `${[...rows, ...fresh.values()].join('\n')}\n`;
};
