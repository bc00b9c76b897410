/** What an author's editor leaves between steps, and ecmarkdown takes for the end of a list. */

/** Comments on lines of their own. Those beside words belong to a step. */
const COMMENTS = /^[^\S\n]*<!--[^]*?-->[^\S\n]*$/gm;

/**
 * @param {string} text of an algorithm
 * @returns {{text: string, offset: number}} its steps without comments and blank lines between them: all
 *   characters stay where they are, from `offset` on
 */
export const stepLines = (text) => {
  const lines = text
    .replace(COMMENTS, (comment) => ' '.repeat(comment.length))
    .replace(/\n(?=[^\S\n]*\n)/g, ' ');
  const offset = /^[^\S\n]*(?=\n)/.exec(lines)?.[0].length ?? 0;
  return { text: lines.slice(offset), offset };
};
