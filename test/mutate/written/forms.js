import * as language from './language.js';
import * as promises from './promises.js';
import * as records from './records.js';

/**
 * Each writes some steps, and adds the variables that they give a value to.
 *
 * @typedef {(writer: import('./writer.js').Writer, vars: import('./writer.js').Variables, depth: number) => string[]|undefined} Form
 */

/** @type {Form[]} */
export const forms = [language, promises, records].flatMap((group) => Object.values(group));
