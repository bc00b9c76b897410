import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './options.js';

/** A folder that nobody misses, and what is kept there by names that say what it was made of. */

export const FOLDER = join(ROOT, 'node_modules', '.cache', 'fledgling');

/** How many of a kind are kept; the names of those of tests begin otherwise. */
const MOST = 128;
const PREFIXES = ['library-', 'minified-', 'choices-'];
export const [LIBRARY, MINIFIED, CHOICES] = PREFIXES;

/**
 * @param {string} folder of this project
 * @returns {string[]} the files in it and below that have a say in what is generated
 */
export const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => join(ROOT, folder, String(name)))
    .filter((file) => /\.(?:js|html)$/.test(file))
    .sort();

/** @param {string} file @returns {string} */
export const textOf = (file) => readFileSync(file, 'utf8');

/** @param {...string} texts @returns {string} says whether lists of texts are the same */
export const digest = (...texts) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(String(text.length)).update(':').update(text);
  return hash.digest('hex');
};

/** @param {string} key @returns {any} what was kept, if anything was */
export const recall = (key) => {
  try {
    return JSON.parse(textOf(join(FOLDER, `${key}.json`)));
  } catch {
    return undefined;
  }
};

/** Libraries of generators that are no more go, all at once: which is older does not matter. */
const makeRoom = (prefix) => {
  const kept = readdirSync(FOLDER).filter((name) => name.startsWith(prefix));
  if (kept.length >= MOST) for (const name of kept) rmSync(join(FOLDER, name), { force: true });
};

/**
 * Keeps a value. Other processes may read or write it at the same time: it is there whole, or not at
 * all. Where nothing can be written, nothing is kept.
 * @param {string} key
 * @param {any} value that JSON can say
 */
export const keep = (key, value) => {
  const file = join(FOLDER, `${key}.json`);
  const temporary = `${file}.${process.pid}.${process.hrtime.bigint()}`;
  try {
    mkdirSync(FOLDER, { recursive: true });
    const prefix = PREFIXES.find((kind) => key.startsWith(kind));
    if (prefix) makeRoom(prefix);
    writeFileSync(temporary, JSON.stringify(value));
    renameSync(temporary, file);
  } catch {
    rmSync(temporary, { force: true });
  }
};
