import { headingOf } from '../spec/compare/heading.js';
import { compare } from '../spec/compare/index.js';
import { colors, plural } from './terminal.js';

/** What two documents say otherwise, as `compare` and `try` print it. */

const showSide = (label, side, color) => {
  if (!side) return;
  const { file, line, column } = side.place;
  console.log(
    `  ${label} ${file}:${line}:${column}  ${side.clause}${side.path ? `, step ${side.path}` : ''}`,
  );
  if (side.sentence) console.log(color(`  ${' '.repeat(label.length)} ${side.sentence}`));
};

/**
 * @param {import('../spec/3-normalise/program.js').Program} left
 * @param {import('../spec/3-normalise/program.js').Program} right
 * @param {[string, string]} labels what the documents are called
 * @returns {number} of differences
 */
export const showDifferences = (left, right, labels) => {
  const width = Math.max(...labels.map((label) => label.length));
  const [first, second] = labels.map((label) => label.padEnd(width));
  let count = 0;
  for (const { difference, left: a, right: b } of compare(left, right)) {
    count++;
    const heading = headingOf(difference).replace(/\bfirst has$/, `${labels[0]} has`);
    console.log(colors.bold(heading.replace(/\bsecond has$/, `${labels[1]} has`)));
    showSide(first, a, colors.red);
    showSide(second, b, colors.green);
  }
  return count;
};

/** @param {number} count @returns {string} `1 difference`, `2 differences` */
export const counted = (count) => plural(count, 'difference');
