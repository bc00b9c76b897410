/** A document with some of its sentences replaced, each in the line where it stands. */

const STEP = /^(\s*1\. ).*$/;

/**
 * @param {string} source of a document whose steps have a line each
 * @param {import('../engine/clauses.js').ShownClause[]} clauses of the document as it was
 * @param {Record<string, string>} edits sentences by the key of a step
 * @returns {string}
 */
export const withEdits = (source, clauses, edits) => {
  const lines = source.split('\n');
  for (const { steps } of clauses) {
    for (const { key, line } of steps) {
      if (key in edits)
        lines[line - 1] = lines[line - 1].replace(STEP, (_, start) => start + edits[key]);
    }
  }
  return lines.join('\n');
};
