import { methodEdits } from './methods.js';
import { randomOf } from './random.js';
import { stepEdits } from './steps.js';
import { wholeEdits } from './whole.js';
import { WORDINGS } from './wordings.js';

/** Names that a library uses, for variables of a document. @param {string} code @returns {string[]} */
export const wordsOf = (code) =>
  [...new Set(code.replace(/\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'/g, '').match(/[A-Za-z]\w*/g))].sort();

const MOST = 3;

/**
 * A document with one, two or three edits.
 * @param {string} source
 * @param {string[]} words
 * @param {number} seed
 * @param {object} [options]
 * @param {string} [options.only] edits whose name has this text
 * @param {string} [options.edition] whose words the document has
 * @returns {{name: string, source: string}} the name says what was done
 */
export const randomMutant = (source, words, seed, { only = '', edition = 'es2015' } = {}) => {
  const random = randomOf(seed);
  const wording = WORDINGS[edition];
  const edits = [...stepEdits(words, wording), ...methodEdits(wording), ...wholeEdits(wording)];
  const allowed = edits.filter(({ name }) => name.includes(only));
  let lines = source.split('\n');
  const names = [];
  for (let left = 1 + random.below(MOST), tries = 0; left > 0 && tries < 50; tries++) {
    const edit = random.pick(allowed);
    const edited = edit.make(lines, random);
    if (!edited) continue;
    lines = edited.lines;
    names.push(`${edit.name} (${edited.change})`);
    left--;
  }
  return { name: names.join(' + '), source: lines.join('\n') };
};
