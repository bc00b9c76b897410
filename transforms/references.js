import { amend } from '../spec/1-read/amend.js';
import { readDocument } from '../spec/1-read/document.js';
import { referenceText } from '../spec/documents/text.js';
import { AMENDMENTS } from './index.js';

/** The documents that the passes are verified with: see generator/5-optimise/rests.js. */

const reference = (amendments) => {
  const texts = ['es2015.html', ...amendments.map((name) => `amendments/${name}`)].map(
    referenceText,
  );
  const read = () => texts.map((text) => readDocument(text)).reduce(amend);
  let document;
  return { source: texts.join(''), read: () => (document ??= read()) };
};

const known = new Map();

/**
 * @param {string} preset
 * @returns {import('../generator/index.js').Reference[]} each is read once, where somebody asks for it
 */
export const referencesOf = (preset) =>
  [AMENDMENTS[preset] ?? [], []].map((amendments) => {
    const key = amendments.join();
    if (!known.has(key)) known.set(key, reference(amendments));
    return known.get(key);
  });
