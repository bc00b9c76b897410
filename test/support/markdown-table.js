const line = (cells) => `| ${cells.join(' | ')} |`;

/**
 * @param {string[]} head
 * @param {string[][]} body
 * @returns {string} a table of Markdown, its columns padded
 */
export const markdownTable = (head, body) => {
  const widths = head.map((_, at) => Math.max(...[head, ...body].map((cells) => cells[at].length)));
  const padded = (cells) => line(cells.map((text, at) => text.padEnd(widths[at])));
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return `${[padded(head), rule, ...body.map(padded)].join('\n')}\n`;
};

const firstCell = (text) => text.split('|')[1].trim();

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
      .map((row) => [firstCell(row), row]),
  );
  const rows = before
    .trim()
    .split('\n')
    .map((row) => {
      const known = fresh.get(firstCell(row));
      fresh.delete(firstCell(row));
      return known ?? row;
    });
  return `${[...rows, ...fresh.values()].join('\n')}\n`;
};
