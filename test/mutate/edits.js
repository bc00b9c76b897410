import { machineEdits } from './machines.js';
import { methodEdits } from './methods.js';
import { movedEdits } from './moved.js';
import { nameEdits } from './names.js';
import { randomOf } from './random.js';
import { rewrittenEdits } from './rewritten.js';
import { stepEdits } from './steps.js';
import { wholeEdits } from './whole.js';
import { WORDINGS } from './wordings.js';
import { writtenEdits } from './written/index.js';

/** Names that a library uses, for variables of a document. @param {string} code @returns {string[]} */
export const wordsOf = (code) =>
  [...new Set(code.replace(/\/\/.*|\/\*[^]*?\*\/|'[^'\n]*'/g, '').match(/[A-Za-z]\w*/g))].sort();

const MOST = 3;

/** Edits by groups, of which each is as likely as another. */
const groupsOf = (words, wording) => [
  stepEdits(words, wording),
  methodEdits(wording),
  wholeEdits(wording),
  movedEdits(),
  nameEdits(),
  writtenEdits(),
  machineEdits(),
  rewrittenEdits(),
];

/**
 * Documents with one edit of each kind, at a place that a seed decides.
 * @param {string} source
 * @param {string[]} words
 * @param {number} seed
 * @param {object} [options]
 * @param {string} [options.only] edits whose name has this text
 * @param {string} [options.edition] whose words the document has
 * @returns {{name: string, source: string}[]} of the edits for which there is a place
 */
export const mutantsOfEach = (source, words, seed, { only = '', edition = 'es2015' } = {}) => {
  const lines = source.split('\n');
  return groupsOf(words, WORDINGS[edition])
    .flat()
    .filter(({ name }) => name.includes(only))
    .flatMap(({ name, make }, at) => {
      const mutant = make(lines, randomOf(seed + at));
      return mutant
        ? [{ name: `${name} (${mutant.change})`, source: mutant.lines.join('\n') }]
        : [];
    });
};

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
  const groups = groupsOf(words, WORDINGS[edition])
    .map((edits) => edits.filter(({ name }) => name.includes(only)))
    .filter((edits) => edits.length > 0);
  let lines = source.split('\n');
  const names = [];
  for (let left = 1 + random.below(MOST), tries = 0; left > 0 && tries < 50; tries++) {
    const edit = random.pick(random.pick(groups));
    const edited = edit.make(lines, random);
    if (!edited) continue;
    lines = edited.lines;
    names.push(`${edit.name} (${edited.change})`);
    left--;
  }
  return { name: names.join(' + '), source: lines.join('\n') };
};
