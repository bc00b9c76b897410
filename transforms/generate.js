import { generate as generateFrom, readDocument, SpecError } from '../generator/index.js';
import { Chooser } from './choose.js';
import * as table from './index.js';
import { referencesOf } from './references.js';

/**
 * The generator with the passes of this folder, chosen by their names.
 *
 * @typedef {Omit<import('../generator/index.js').Options, 'passes'> & import('./choose.js').Choice} Options
 */

const chooser = new Chooser(table);

/**
 * @param {import('./choose.js').Choice} [choice]
 * @returns {import('./choose.js').Chosen}
 * @throws {SpecError} on a name that is not known, and on a pass without what it needs
 */
export const choose = (choice) => chooser.choose(choice);

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

export { ASSUMPTIONS, PASSES, PRESETS } from './index.js';
export { readDocument, SpecError };
