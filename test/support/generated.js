import { createRequire } from 'node:module';
import { digest, keep, recall } from '../../cli/cache.js';
import { makersFor } from '../../cli/kept.js';
import { askMakers } from './makers/ask.js';

/** Libraries that several tests, or several runs of them, make alike: each is made once and kept. */

/** @typedef {import('../../spec/1-read/document.js').Document} Document */

const require = createRequire(import.meta.url);

/** Most files of tests never ask for it: others make their libraries. */
const generator = () => require('../../transforms/generate.js');

/** What is meant where nothing is said: saying it makes no other library. */
const USUAL = { edition: 'es2015', preset: 'fast', target: 'es2022', withMap: false };

const complete = (options) => ({ ...USUAL, ...options });

/**
 * @param {string|Document} document or its source
 * @param {import('../../transforms/generate.js').Options} options
 * @returns {string} what a library is kept as
 */
export const nameOf = (document, options) => {
  const { source, file = '' } = typeof document === 'string' ? { source: document } : document;
  const wish = complete(options);
  return digest(makersFor(wish), source, file, JSON.stringify(Object.entries(wish).sort()));
};

/** Libraries of one document are complete for one behind the other: they share what it reads as. */
const last = { source: undefined, document: undefined };
const documentOf = (source) => {
  if (last.source !== source)
    Object.assign(last, { source, document: generator().readDocument(source) });
  return last.document;
};

/**
 * @param {string|Document} document or its source
 * @param {import('../../transforms/generate.js').Options} [options] data alone; there is a map where it is complete for
 * @returns {Omit<import('../../generator/index.js').Generated, 'tree'>}
 * @throws {import('../../spec/1-read/error.js').SpecError} as `generate` does, each time
 */
export const generated = (document, options = {}) => {
  const key = nameOf(document, options);
  const isMade = () => typeof document === 'string' && askMakers(document, options);
  const known = recall(key) ?? (isMade() ? recall(key) : undefined);
  if (known) return known;
  const read = typeof document === 'string' ? documentOf(document) : document;
  const { code, map, ledger, report } = generator().generate(read, complete(options));
  keep(key, { code, map, ledger, report });
  return { code, map, ledger, report };
};

/**
 * @param {string|Document} document or its source
 * @param {import('../../transforms/generate.js').Options} options
 * @returns {string[]} the passes that find something to do
 */
export const appliedIn = (document, options) =>
  generated(document, options)
    .report.filter(({ applied }) => applied.length > 0)
    .map(({ name }) => name);
