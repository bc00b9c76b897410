import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the files that engines run are made of. */

/** @param {string} name a file of this folder @returns {string} its path */
export const beside = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {string} name a file of this folder @returns {string} its text */
export const textOf = (name) => readFileSync(beside(name), 'utf8');

/**
 * @param {string} file of a library
 * @returns {string[]} a script that has the library's exports in a variable, by lines
 */
export const libraryScript = (file) => [
  'var library = {};',
  `(function (exports) {${readFileSync(file, 'utf8')}\n})(library);`,
];
