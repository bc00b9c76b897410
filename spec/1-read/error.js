/**
 * The one error of the project: something in a document, or about one, that stops the work.
 * Its message is complete: place, clause and step where there is one, the text, what was expected.
 */
export class SpecError extends Error {
  /**
   * @param {string} problem what is wrong, in one line
   * @param {object} [where]
   * @param {string} [where.file]
   * @param {number} [where.line] 1-based
   * @param {number} [where.column] 1-based
   * @param {string} [where.clause] clause number and title
   * @param {string} [where.step] step path, `6.a`
   * @param {string} [where.sentence] the text that was read
   * @param {string} [where.expected]
   */
  constructor(problem, where = {}) {
    const place = [where.file, where.line, where.column].filter((part) => part !== undefined);
    const lines = [place.length > 0 ? `${place.join(':')}: ${problem}` : problem];
    if (where.clause) lines.push(`  clause    ${where.clause}`);
    if (where.step) lines.push(`  step      ${where.step}`);
    if (where.sentence) lines.push(`  text      ${where.sentence}`);
    if (where.expected) lines.push(`  expected  ${where.expected}`);
    super(lines.join('\n'));
    this.name = 'SpecError';
    this.problem = problem;
    Object.assign(this, where);
  }
}
