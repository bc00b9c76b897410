import { Chooser } from '../transforms/choose.js';
import * as choices from './choices.js';

/** Choices of passes, as transforms/generate.js has them; of a pass there is what it says of itself. */

const chooser = new Chooser(choices);

/**
 * @param {import('../transforms/choose.js').Choice} [choice]
 * @returns {import('../transforms/choose.js').Chosen}
 * @throws {import('../spec/1-read/error.js').SpecError} on a name that is not known, and on a pass without what it needs
 */
export const choose = (choice) => chooser.choose(choice);

/** @param {string[]} names @returns {string[]} with all that need them, in the order of the passes */
export const withDependents = (names) => chooser.withDependents(names);
