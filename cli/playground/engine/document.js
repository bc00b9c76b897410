import { amend } from '../../../spec/1-read/amend.js';
import { readDocument } from '../../../spec/1-read/document.js';

/**
 * A document as texts: its own, and those that amend it.
 *
 * @typedef {{file: string, text: string}[]} Texts
 *
 * @param {Texts} texts
 * @returns {import('../../../spec/1-read/document.js').Document}
 * @throws {import('../../../spec/1-read/error.js').SpecError}
 */
export const documentOf = (texts) =>
  texts
    .map(({ file, text }) => readDocument(text, file))
    .reduce((document, amendment) => amend(document, amendment));
