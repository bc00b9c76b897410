import picocolors from 'picocolors';

/** How texts look where somebody reads them: in colour where the terminal has it, and as wide as it is. */

/** A service that runs builds says so in its environment, but it keeps what it reads as text. */
const inColour = ({ env, argv, stdout }) => {
  if (env.NO_COLOR || argv.includes('--no-color')) return false;
  if (env.FORCE_COLOR || argv.includes('--color')) return true;
  return Boolean(stdout.isTTY) && env.TERM !== 'dumb';
};

export const colors = picocolors.createColors(inColour(process));

/**
 * @param {string} text lines, each with its indentation
 * @param {number} [columns] of the terminal; what is no terminal takes lines of any length
 * @returns {Promise<string>} with lines that fit, what goes on indented a little more
 */
export const wrapped = async (text, columns = process.stdout.columns) => {
  if (!columns) return text;
  // its tables take longer than most answers
  const { default: wrapAnsi } = await import('wrap-ansi');
  const fit = (line) => {
    const [indent] = /^ */.exec(line);
    const width = Math.max(columns - indent.length - 2, 20);
    const [first, ...rest] = wrapAnsi(line.slice(indent.length), width, { trim: true }).split('\n');
    return [indent + first, ...rest.map((line) => `${indent}  ${line}`)];
  };
  return text.split('\n').flatMap(fit).join('\n');
};

/** @param {string} text @param {number} width @returns {string} cut off there, with a sign that it goes on */
export const cut = (text, width) =>
  text.length <= width ? text : `${text.slice(0, Math.max(width - 1, 0))}…`;

/** Colours of the lines of a unified diff, by what they begin with. */
/** @type {[RegExp, (line: string) => string][]} */
const DIFF = [
  [/^(?:---|\+\+\+) /, colors.bold],
  [/^@@/, colors.cyan],
  [/^-/, colors.red],
  [/^\+/, colors.green],
];

/** @param {string} patch @returns {string} */
export const coloredDiff = (patch) =>
  patch
    .split('\n')
    .map((line) => (DIFF.find(([start]) => start.test(line))?.[1] ?? String)(line))
    .join('\n');

/** @param {number} count @param {string} noun @returns {string} `1 step`, `2 steps` */
export const plural = (count, noun) => `${count} ${noun}${count === 1 ? '' : 's'}`;
