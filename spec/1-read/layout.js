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

/** What an algorithm is made of. */
export const STEPS = 'steps: lines that begin with 1.';

/** What ecmarkdown says of lines: what is wrong with them, and what was expected. */
const FAULTS = [
  [
    /^Unexpected token ol; expected EOF/,
    'this step lines up with none of those around it',
    'as much space in front of it as in front of the steps of its list',
  ],
  [/^Unexpected token/, 'this line is no step', STEPS],
  [
    /attributes for step/,
    'the attributes of this step cannot be read',
    'attributes as in [id="step-name"]',
  ],
];

/**
 * @param {string} message of ecmarkdown, which calls things by their tags
 * @returns {[problem: string, expected: string]} for an error at the line
 */
export const faultOf = (message) => {
  const [, problem = `no algorithm: ${message}`, expected = STEPS] =
    FAULTS.find(([pattern]) => /** @type {RegExp} */ (pattern).test(message)) ?? [];
  return /** @type {[string, string]} */ ([problem, expected]);
};
