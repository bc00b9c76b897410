import { amend } from '../spec/1-read/amend.js';
import { readDocument } from '../spec/1-read/document.js';
import { referenceText } from '../spec/documents/text.js';
import { lazy } from '../spec/remembered.js';
import { AMENDMENTS } from './index.js';

/** The documents that the passes are verified with: see generator/5-optimise/rests.js. */

/** Each edition, with what its own text needs. */
const EDITIONS = [
  ...['es2015', 'es2016', 'es2017', 'es2018', 'es2019', 'es2020'],
  ...['es2021', 'es2022', 'es2023', 'es2024', 'es2025'],
];
const ERRATA = { es2018: ['es2018-promise-race.html'] };

/** A bundle need not have all of them; what is not there has no line in common with anything. */
const textOf = (name) => {
  try {
    return referenceText(name) ?? '';
  } catch {
    return '';
  }
};

const reference = (names) => {
  const texts = lazy(() => names.map(textOf));
  const source = lazy(() => texts().join(''));
  const read = lazy(() =>
    texts()
      .map((text) => readDocument(text))
      .reduce(amend),
  );
  return {
    get source() {
      return source();
    },
    read,
  };
};

const known = new Map();

/** @returns {import('../generator/reference.js').Reference} */
const referenceOf = (names) => {
  const key = names.join();
  if (!known.has(key)) known.set(key, reference(names));
  return known.get(key);
};

/**
 * @param {string} preset
 * @returns {import('../generator/reference.js').Reference[]} each edition, as the preset amends it and as
 *   it is; each is read once, where somebody asks for it
 */
export const referencesOf = (preset) => {
  const amended = AMENDMENTS[preset] ? [AMENDMENTS[preset], []] : [[]];
  return EDITIONS.flatMap((edition) =>
    amended.map((names) => {
      const amendments = [...(ERRATA[edition] ?? []), ...names];
      return referenceOf([`${edition}.html`, ...amendments.map((name) => `amendments/${name}`)]);
    }),
  );
};
