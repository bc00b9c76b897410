import { readdirSync, readFileSync } from 'node:fs';
import { amend } from '../spec/1-read/amend.js';
import { readDocument } from '../spec/1-read/document.js';
import { AMENDMENTS } from './index.js';

/** The documents that the passes are verified with: see generator/5-optimise/rests.js. */

const DOCUMENTS = new URL('../spec/documents/', import.meta.url);
const list = (folder) => readdirSync(new URL(folder, DOCUMENTS)).filter((name) => name.endsWith('.html')); // prettier-ignore
const textOf = (name) => readFileSync(new URL(name, DOCUMENTS), 'utf8');

/** What an edition's own text needs is called after it: `es2018-promise-race.html`. */
const errataOf = (edition) =>
  list('amendments/').filter((name) => name.startsWith(edition.replace('.html', '-')));

const reference = (names) => {
  const texts = names.map(textOf);
  const read = () => texts.map((text) => readDocument(text)).reduce(amend);
  let document;
  return { source: texts.join(''), read: () => (document ??= read()) };
};

const known = new Map();

/** @returns {import('../generator/index.js').Reference} */
const referenceOf = (names) => {
  const key = names.join();
  if (!known.has(key)) known.set(key, reference(names));
  return known.get(key);
};

/**
 * @param {string} preset
 * @returns {import('../generator/index.js').Reference[]} each edition, and as the preset amends it;
 *   each is read once, where somebody asks for it
 */
export const referencesOf = (preset) =>
  list('.').flatMap((edition) => {
    const names = [edition, ...errataOf(edition).map((name) => `amendments/${name}`)];
    const amended = (AMENDMENTS[preset] ?? []).map((name) => `amendments/${name}`);
    return [referenceOf([...names, ...amended]), referenceOf(names)];
  });
