import { generate as generateFrom, readDocument, SpecError } from '../generator/index.js';
import { choose } from './choose.js';
import { ASSUMPTIONS, PASSES, PRESETS } from './index.js';
import { referencesOf } from './references.js';

/**
 * The generator with the passes of this folder, chosen by their names.
 *
 * @typedef {Omit<import('../generator/index.js').Options, 'passes'> & import('./choose.js').Choice} Options
 */

/**
 * @param {string|import('../spec/1-read/document.js').Document} document its source, or what readDocument gave
 * @param {Options} [options] without a preset that of `fast`
 * @returns {import('../generator/index.js').Generated}
 * @throws {SpecError} on a document or a choice of passes that cannot be used
 */
export const generate = (document, options = {}) => {
  const chosen = choose(options);
  return generateFrom(document, {
    references: () => referencesOf(chosen.preset),
    ...options,
    ...chosen,
  });
};

export { ASSUMPTIONS, PASSES, PRESETS, readDocument, SpecError };
