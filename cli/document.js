import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { amend } from '../spec/1-read/amend.js';
import { SpecError } from '../spec/1-read/error.js';
import { loadDocument } from '../spec/1-read/file.js';
import { AMENDMENTS } from './choices.js';
import { EDITIONS } from './editions.js';
import { displayed, DOCUMENTS } from './options.js';

/**
 * The document that a preset's libraries come from: what is asked for, and what amends it.
 *
 * @param {{file: string, amendments?: string[], root?: string}} source
 * @param {string} [preset]
 * @param {object} [options] options of amend.js
 * @returns {import('../spec/1-read/document.js').Document}
 * @throws {import('../spec/1-read/error.js').SpecError} on what is no document, or cannot be amended
 */
export const loadFor = ({ file, amendments = [], root }, preset, options) => ({
  ...amended(file, amendments, preset, options),
  root,
});

/** Where a document may be an edition by name, a bare word may be meant as one. */
const loadNamed = (file) => {
  if (/^\w+$/.test(file) && !existsSync(file))
    throw new SpecError('no such file, and no such edition', {
      file,
      expected: `an ecmarkup document, or one of ${EDITIONS.join(', ')}`,
    });
  return loadDocument(file);
};

const amended = (file, amendments, preset, options) =>
  [
    ...amendments,
    ...(AMENDMENTS[preset] ?? []).map((name) => join(DOCUMENTS, 'amendments', name)),
  ].reduce(
    (document, name) => amend(document, loadDocument(displayed(name)), options),
    loadNamed(displayed(file)),
  );

/**
 * Documents by preset; presets without amendments share one, so that its steps are read once.
 *
 * @param {{file: string, amendments?: string[], root?: string}} source
 * @returns {(preset: string) => import('../spec/1-read/document.js').Document}
 */
export const documentsOf = (source) => {
  const loaded = new Map();
  return (preset) => {
    const key = (AMENDMENTS[preset] ?? []).join();
    if (!loaded.has(key)) loaded.set(key, loadFor(source, preset));
    return loaded.get(key);
  };
};
