import { readFileSync } from 'node:fs';

/**
 * The text of a document of this folder. A bundle has another of this module, with the texts in it.
 * @param {string} name `es2015.html`, `amendments/deferred.html`
 * @returns {string}
 */
export const referenceText = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');
