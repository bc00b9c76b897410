import { readDocument } from '../../spec/1-read/document.js';
import { digest, keep, makers, recall } from '../../cli/kept.js';
import { generate } from '../../transforms/generate.js';

/** Libraries that several tests, or several runs of them, make alike: each is made once and kept. */

/**
 * @param {string} source of a document
 * @param {import('../../transforms/generate.js').Options} options
 * @returns {string} what a library is kept as
 */
export const nameOf = (source, options) => digest(makers(), source, JSON.stringify(options));

/** Libraries of one document are asked for one behind the other: they share what it reads as. */
const last = { source: undefined, document: undefined };
const documentOf = (source) => {
  if (last.source !== source) Object.assign(last, { source, document: readDocument(source) });
  return last.document;
};

/**
 * @param {string} source of a document
 * @param {import('../../transforms/generate.js').Options} [options] data alone
 * @returns {Omit<import('../../generator/index.js').Generated, 'tree'>}
 * @throws {import('../../spec/1-read/error.js').SpecError} as `generate` does, each time
 */
export const generated = (source, options = {}) => {
  const key = nameOf(source, options);
  const known = recall(key);
  if (known) return known;
  const { code, map, ledger, report } = generate(documentOf(source), options);
  keep(key, { code, map, ledger, report });
  return { code, map, ledger, report };
};
