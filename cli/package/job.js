import { withTools } from '../development.js';

/**
 * What a thread does: a library for size.
 *
 * @typedef {object} Job
 * @property {'minified'|'minifiedForPages'|'scriptOf'|'moduleOf'} form a function of minify.js
 * @property {string|{code: string, map: object}} library what it is given
 * @property {object} options of it
 */

/** @param {Job} job @returns {Promise<any>} what the function gives */
export const run = async ({ form, library, options }) => {
  /** @type {Record<string, Function>} */
  const forms = await withTools(() => import('./minify.js'));
  return forms[form](library, options);
};
