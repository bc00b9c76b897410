/** The texts of a document with some of its sentences replaced, each in the line where it stands. */

/** The file of the clauses that are written on the page. */
export const OWN = 'your clauses';

const STEP = /^(\s*1\. ).*$/;

/**
 * @param {import('../engine/document.js').Texts} texts whose steps have a line each
 * @param {import('../engine/clauses.js').ShownClause[]} clauses of the document as it was
 * @param {Record<string, string>} edits sentences by the key of a step
 * @returns {import('../engine/document.js').Texts}
 */
export const withEdits = (texts, clauses, edits) => {
  const edited = clauses.flatMap(({ steps }) => steps).filter(({ key }) => key in edits);
  return texts.map(({ file, text }) => {
    const lines = text.split('\n');
    for (const { key, line } of edited.filter((step) => step.file === file))
      lines[line - 1] = lines[line - 1].replace(STEP, (_, start) => start + edits[key]);
    return { file, text: lines.join('\n') };
  });
};

/**
 * @param {import('../engine/document.js').Texts} texts
 * @param {string} text clauses that amend them; nothing, where it is empty
 * @returns {import('../engine/document.js').Texts}
 */
export const withClauses = (texts, text) =>
  text.trim() === '' ? texts : [...texts, { file: OWN, text }];
