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
    this.clause = where.clause;
    Object.assign(this, where);
  }
}

const byPlace = (first, second) =>
  String(first.file ?? '').localeCompare(String(second.file ?? '')) ||
  (first.line ?? 0) - (second.line ?? 0) ||
  (first.column ?? 0) - (second.column ?? 0);

/** Several errors of one document, sorted by their places. */
export class SpecErrors extends SpecError {
  /** @param {SpecError[]} errors at least one */
  constructor(errors) {
    const sorted = [...errors].sort(byPlace);
    super(sorted[0].problem);
    this.message = sorted.map(({ message }) => message).join('\n\n');
    this.errors = sorted;
  }
}

/** Errors that are collected, so that one does not hide the others. */
export class Errors {
  constructor() {
    /** @type {SpecError[]} */
    this.list = [];
  }

  /** @param {SpecError} error */
  add(error) {
    this.list.push(...(error instanceof SpecErrors ? error.errors : [error]));
  }

  /**
   * @template T
   * @param {() => T} run what may throw a SpecError, which is kept then
   * @param {T} [otherwise] what it gives then
   * @returns {T|undefined}
   */
  attempt(run, otherwise) {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof SpecError)) throw error;
      this.add(error);
      return otherwise;
    }
  }

  /** @throws {SpecError} the one that there is, or all of them; what several steps come upon is one */
  throwAny() {
    const errors = [...new Map(this.list.map((error) => [error.message, error])).values()];
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new SpecErrors(errors);
  }
}
