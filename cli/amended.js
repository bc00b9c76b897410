import { SpecError } from '../spec/1-read/error.js';
import { AMENDMENTS } from './choices.js';
import { committedPresets, EDITIONS, sourceOf } from './editions.js';

/** Presets that amend the document: they are of the editions whose text they amend. */

/** @param {string} preset @returns {string[]} the editions that have libraries of it */
export const editionsOf = (preset) =>
  EDITIONS.filter((name) => committedPresets(name)?.includes(preset));

/**
 * A document of one's own may be like the one that a preset amends, whatever it is called.
 * @param {string} preset
 * @param {import('./editions.js').Source} source
 * @throws {SpecError} on an edition that the preset does not amend
 */
export const checkEdition = (preset, { edition, file }) => {
  if (!AMENDMENTS[preset] || file !== sourceOf({ edition }).file) return;
  const editions = editionsOf(preset);
  if (editions.includes(edition)) return;
  throw new SpecError(`the preset ${preset} is of ${editions.join(', ')}, not of ${edition}`, {
    expected: editions.map((name) => `--edition ${name}`).join(' or '),
  });
};
