import { readFileSync } from 'node:fs';
import { amend } from '../../../spec/1-read/amend.js';
import { readDocument } from '../../../spec/1-read/document.js';

/** What makes a document of ES2015 one of deferred promises: its source. */
export const AMENDMENT = readFileSync(
  new URL('../../../spec/documents/amendments/deferred.html', import.meta.url),
  'utf8',
);

/**
 * @param {string} source of a document of ES2015, edited or not
 * @param {string} [amendment] edited or not
 * @returns {import('../../../spec/1-read/document.js').Document} what deferred promises are made of
 */
export const deferredOf = (source, amendment = AMENDMENT) =>
  amend(readDocument(source), readDocument(amendment));
